import { expect, it } from "vitest";
import { render } from "preact";
import { h } from "preact";
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
