/** A long list of legal moves in groups that a person can take in. */

import type { Choice } from "../protocol";

export interface Group {
  /** what the labels of the group begin and end with; "" for a move on its own */
  title: string;
  moves: { choice: Choice; short: string }[];
}

/** Moves of one kind stand together, in the order of the first of each. */
export function groupMoves(choices: Choice[]): Group[] {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = choice.text.split(" ", 1)[0] ?? "";
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), choice]);
  }
  return [...byVerb.values()].map(groupOf);
}

function groupOf(choices: Choice[]): Group {
  const [only] = choices;
  if (choices.length === 1 && only) return { title: "", moves: [{ choice: only, short: only.label }] };
  const labels = choices.map((choice) => choice.label.split(" "));
  const begin = commonWords(labels);
  const common = commonWords(labels.map((words) => words.slice(begin.length).reverse())).reverse();
  const end = common.slice(common.map((word) => word.endsWith(")")).lastIndexOf(true) + 1); // "(red top)" stays whole
  return {
    // German puts its verb last: "Stäbchen … ziehen"
    title: [...begin, ...(end.length > 0 ? ["…", ...end] : [])].join(" "),
    moves: choices.map((choice, at) => ({
      choice,
      short: labels[at]?.slice(begin.length, -end.length || undefined).join(" ") ?? "",
    })),
  };
}

/** The words that all begin with, leaving each at least one of its own. */
export function commonWords(labels: string[][]): string[] {
  const [first = []] = labels;
  const shortest = Math.min(...labels.map((label) => label.length));
  let count = 0;
  while (count < shortest - 1 && labels.every((label) => label[count] === first[count])) count++;
  return first.slice(0, count);
}

/** The moves whose words or text hold all that was typed. */
export function filterMoves(choices: Choice[], typed: string): Choice[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ label, text }) => {
    const whole = `${label} ${text}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}
