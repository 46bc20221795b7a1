/** Names as people type them. */

import { MAX_NAME } from "../protocol";

/** As much of a name as the server takes; it counts letters, and a sign made of several stays whole or goes. */
export function fitting(name: string): string {
  let left = MAX_NAME;
  const signs = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return signs.filter((sign) => (left -= [...sign].length) >= 0).join("");
}

/** What stands in the field, cut to what fits. */
export function typedName(field: HTMLInputElement): string {
  const name = fitting(field.value);
  if (name !== field.value) field.value = name;
  return name;
}
