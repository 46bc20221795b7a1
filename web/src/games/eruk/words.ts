/** The words on and over the board of Eruk. */

interface Words {
  kinds: Record<string, string>;
  counter: string;
  sunField: string;
  iglooField: string;
  unmarked: string;
  figureOf: string;
  upTo: string;
  runsFrom: string;
  noCounters: string;
}

const EN: Words = {
  kinds: {
    herring: "Herring",
    salmon: "Salmon",
    seal: "Seal",
    bear: "Polar bear",
    reindeer: "Reindeer",
    igloo: "Igloo",
  },
  counter: "Counter {place}",
  sunField: "The sun, on field {field} of 9",
  iglooField: "Igloo field {field}",
  unmarked: "nobody's",
  figureOf: "figure of {name}",
  upTo: "{name}: up to {height} counters, {top} on top",
  runsFrom: "{one} runs from {other}",
  noCounters: "{name}: no counters yet",
};

const DE: Words = {
  kinds: { herring: "Hering", salmon: "Lachs", seal: "Robbe", bear: "Eisbär", reindeer: "Rentier", igloo: "Iglu" },
  counter: "Plättchen {place}",
  sunField: "Die Sonne, auf Feld {field} von 9",
  iglooField: "Iglufeld {field}",
  unmarked: "niemandes",
  figureOf: "Figur von {name}",
  upTo: "{name}: bis zu {height} Plättchen, oben {top}",
  runsFrom: "{one} flieht vor: {other}",
  noCounters: "{name}: noch keine Plättchen",
};

export function words(): Words {
  return document.documentElement.lang.startsWith("de") ? DE : EN;
}

/** What a face is called: "igloo-3" is the igloo with its number. */
export function faceName(face: string): string {
  const [kind = "", block] = face.split("-");
  const name = words().kinds[kind] ?? kind;
  return block ? `${name} ${block}` : name;
}
