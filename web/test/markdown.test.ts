import { h, render } from "preact";
import { expect, it } from "vitest";
import { blocksOf, Markdown } from "../src/parts/markdown";

const PAGE = `# Title

A paragraph
on two lines with **strong** and \`code\`.

## Part

- one
  goes on
- two

1. first
2. second

| you type | when |
|---|---|
| \`a\\|b\` | always |
`;

it("cuts a page into its blocks", () => {
  expect(blocksOf(PAGE).map((block) => block.kind)).toEqual([
    "heading",
    "paragraph",
    "heading",
    "list",
    "numbered",
    "table",
  ]);
  expect(blocksOf(PAGE)[3]?.lines).toEqual(["one goes on", "two"]);
});

it("draws elements, never markup of the text", () => {
  const root = document.createElement("div");
  render(h(Markdown, { text: `${PAGE}\n<img src=x onerror=alert(1)>` }), root);
  expect(root.querySelector("strong")?.textContent).toBe("strong");
  expect(root.querySelector("td code")?.textContent).toBe("a|b");
  expect(root.querySelector("img")).toBeNull();
  expect(root.querySelector("h3")?.textContent).toBe("Part");
});

it("puts a picture before the paragraph that it belongs to, and those that follow each other in one group", () => {
  const root = document.createElement("div");
  const text = `## Look

<!-- picture: theft: A paw lifts an egg: the pole stands. -->
**Steal** it.

<!-- picture: alarm: The pole lies on the table. -->
Oh no.

Text.`;
  const asked: string[][] = [];
  const picture = (...words: string[]) => {
    asked.push(words);
    return h("svg", {});
  };
  render(h(Markdown, { text, picture }), root);
  expect(asked).toEqual([
    ["theft", "Steal", "A paw lifts an egg: the pole stands."],
    ["alarm", "alarm", "The pole lies on the table."],
  ]);
  expect(root.querySelectorAll(".pictures")).toHaveLength(1);
  expect([...root.querySelectorAll("figcaption")].map((one) => one.textContent)).toEqual(["Steal it.", "Oh no."]);
  expect(root.querySelectorAll("figure svg")).toHaveLength(2);
  expect(root.querySelector(".pictures + p")?.textContent).toBe("Text.");
});
