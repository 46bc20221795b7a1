/** Before all tests: the page knows the English words of the server and its games, as their files say them. */

import { speakers } from "../src/i18n";
import page from "../src/i18n/en.ftl?raw";
import { Speaker } from "../src/i18n/speaker";

const served = import.meta.glob<string>(["../../teeter/words/en/*.ftl", "../../teeter/games/*/words/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

speakers.value = { en: new Speaker("en", page, ...Object.values(served)) };
