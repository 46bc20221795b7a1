/** The pictures of all rules, by game and by the name in its page. One chunk: apart they pack worse than together. */

import type { VNode } from "preact";
import { pictures as eruk } from "./eruk";
import { pictures as goCuckoo } from "./go-cuckoo";
import { pictures as guloGulo } from "./gulo-gulo";
import { pictures as gulp } from "./gulp";
import { pictures as pharaoh } from "./pharaoh";

export type Pictures = Record<string, () => VNode>;

export const pictures: Record<string, Pictures> = {
  "gulo-gulo": guloGulo,
  pharaoh,
  "go-cuckoo": goCuckoo,
  eruk,
  gulp,
};
