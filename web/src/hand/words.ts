/**
 * Words of the physical games, in the language of the person: about the hand, and what things on the table are called.
 */

import { fill } from "../i18n";
import { settings } from "../settings";

const en = {
  hand: "Your hand",
  "hint.take": "Press and hold on the table: the hand goes to {piece} and closes. Then drag slowly.",
  "hint.reaching": "Reaching for {piece} …",
  "hint.held": "You hold {piece}. Drag it out gently; releasing lets go.",
  "hint.missed": "Nothing is held. Release, and press again.",
  "hint.lay": "Drag down to lower {piece}; the line shows where it will land. Let go when it lies.",
  "hint.lies": "Low enough: let {piece} go.",
  "hint.laid": "Let go …",
  reach: "Reach and grip",
  letGo: "Let go",
  up: "Up",
  down: "Down",
  left: "Left",
  right: "Right",
  nearer: "Nearer",
  farther: "Farther",
  turnLeft: "Turn left",
  turnRight: "Turn right",
  level: "Level",
  steady: "Steady",
  showMe: "Show me",
  stopShowing: "Stop showing",
  "show.over": "Press and hold on the table: the hand goes over {piece} …",
  "show.down": "… and down to it, with open fingers.",
  "show.grip": "Keep holding: the fingers close around {piece}.",
  "show.lift": "Drag up slowly until {piece} is clear of everything.",
  "show.lower": "Drag down: {piece} comes to the place that the pale copy shows.",
  "show.open": "Let go when it lies.",
  "show.leave": "The hand leaves it there.",
  force: "How hard you pull",
  replay: "See it again",
  keys: "Keys: arrows and Page Up/Down move, Space grips, Q and E turn, F levels, Shift keeps steady.",
  egg: "{colour} egg {number}",
  boulder: "a {colour} boulder",
  stick: "stick {number}",
  anEgg: "the egg",
  blue: "blue",
  red: "red",
  yellow: "yellow",
  green: "green",
  purple: "purple",
  white: "white",
  top: "Stick {number}, {colour} top",
  stickBoth: "Stick {number}, {colour} and {other}",
  eggNamed: "Egg {colour} {number}",
  boulderNamed: "{colour} boulder",
  tile: "Tile {number}: {colour}",
  tileDown: "Tile {number}, face down",
  deck: "The deck: {count} tiles",
  marker: "{field}: {colour}",
  markerHeads: "{field}: {colour}, mummy heads: {heads}",
  markerDown: "{field}, face down",
  scarab: "scarab field",
  mummy: "The mummy",
  pole: "The alarm pole",
  staff: "The Pharaoh's staff",
  supply: "{name}: {count} eggs left",
} as const;

export type Word = keyof typeof en;

const de: Record<Word, string> = {
  hand: "Deine Hand",
  "hint.take": "Auf dem Tisch drücken und halten: Die Hand greift nach: {piece}. Dann langsam ziehen.",
  "hint.reaching": "Die Hand geht zu: {piece} …",
  "hint.held": "Du hältst: {piece}. Sanft herausziehen; Loslassen öffnet die Hand.",
  "hint.missed": "Die Hand ist leer. Loslassen und noch einmal drücken.",
  "hint.lay": "Nach unten ziehen ({piece}); die Linie zeigt, wo es landet. Loslassen, wenn es liegt.",
  "hint.lies": "Tief genug, jetzt loslassen: {piece}.",
  "hint.laid": "Loslassen …",
  reach: "Hingreifen",
  letGo: "Loslassen",
  up: "Hoch",
  down: "Runter",
  left: "Links",
  right: "Rechts",
  nearer: "Näher",
  farther: "Weiter weg",
  turnLeft: "Links drehen",
  turnRight: "Rechts drehen",
  level: "Waagrecht",
  steady: "Ruhig",
  showMe: "Zeig es mir",
  stopShowing: "Genug gesehen",
  "show.over": "Auf dem Tisch drücken und halten: Die Hand geht über {piece} …",
  "show.down": "… und mit offenen Fingern hinunter.",
  "show.grip": "Weiter halten: Die Finger schließen sich um {piece}.",
  "show.lift": "Langsam nach oben ziehen, bis {piece} ganz frei ist.",
  "show.lower": "Nach unten ziehen: {piece} kommt dorthin, wo das blasse Bild es zeigt.",
  "show.open": "Loslassen, wenn es liegt.",
  "show.leave": "Die Hand lässt es dort.",
  force: "Wie fest du ziehst",
  replay: "Noch einmal ansehen",
  keys: "Tasten: Pfeile und Bild auf/ab bewegen, Leertaste greift, Q und E drehen, F legt waagrecht, Umschalt hält ruhig.",
  egg: "das Ei {colour} {number}",
  boulder: "ein Felsbrocken in {colour}",
  stick: "Stäbchen {number}",
  anEgg: "das Ei",
  blue: "Blau",
  red: "Rot",
  yellow: "Gelb",
  green: "Grün",
  purple: "Lila",
  white: "Weiß",
  top: "Stäbchen {number}, oben {colour}",
  stickBoth: "Stäbchen {number}, {colour} und {other}",
  eggNamed: "Ei {colour} {number}",
  boulderNamed: "Felsbrocken in {colour}",
  tile: "Plättchen {number}: {colour}",
  tileDown: "Plättchen {number}, verdeckt",
  deck: "Der Stapel: {count} Plättchen",
  marker: "{field}: {colour}",
  markerHeads: "{field}: {colour}, Mumienköpfe: {heads}",
  markerDown: "{field}, verdeckt",
  scarab: "Skarabäusfeld",
  mummy: "Die Mumie",
  pole: "Die Alarmstange",
  staff: "Der Stab des Pharaos",
  supply: "{name}: noch {count} Eier",
};

export function say(word: Word, values: Record<string, string | number> = {}): string {
  return fill((settings.value.language === "de" ? de : en)[word], values);
}

/** A colour in words; as the rules call it if we have no word. */
export function colourWord(colour: string): string {
  return colour in en ? say(colour as Word) : colour;
}

const COLOURS = ["blue", "red", "yellow", "green", "purple", "white"] as const;

/** The colour that a label speaks of, by the name the rules use. */
export function colourIn(label: string): string | null {
  const words = label.toLowerCase().split(/[^\p{L}]+/u);
  return COLOURS.find((colour) => words.includes(say(colour).toLowerCase())) ?? null;
}
