/** The little Markdown of our own pages as elements: headings, paragraphs, lists, tables, emphasis, code, pictures. */

import { type ComponentChildren, Fragment, type VNode } from "preact";

export interface Block {
  kind: "heading" | "paragraph" | "list" | "numbered" | "table" | "code" | "picture";
  /** of a heading */
  depth: number;
  /** lines, items, or rows with their cells parted by a tab */
  lines: string[];
}

const STARTS: [RegExp, Block["kind"]][] = [
  [/^(#{1,6}) /, "heading"],
  [/^\s*[-*] /, "list"],
  [/^\s*\d+\. /, "numbered"],
  [/^\|/, "table"],
  [/^<!-- picture: /, "picture"],
  [/^ {4}|^```/, "code"],
];

/** A text cut into blocks. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let last = null as Block | null;
  for (const line of text.split("\n")) {
    if (line.trim() === "") {
      last = last?.kind === "list" || last?.kind === "numbered" ? last : null;
      continue;
    }
    last = withLine(blocks, last, line);
  }
  return blocks;
}

function withLine(blocks: Block[], last: Block | null, line: string): Block | null {
  const [start, kind] = STARTS.find(([begins]) => begins.test(line)) ?? [null, "paragraph" as const];
  const bare = start && kind !== "table" ? line.replace(start, "") : line;
  if (kind === "heading") {
    blocks.push({ kind, depth: /^#+/.exec(line)?.[0].length ?? 1, lines: [bare] });
    return null;
  }
  const continues = last && /^\s/.test(line) && (last.kind === "list" || last.kind === "numbered");
  if (last && (kind === "paragraph" || kind === "code") && (last.kind === "paragraph" || continues)) {
    last.lines[last.lines.length - 1] += ` ${line.trim()}`;
    return last;
  }
  if (last?.kind === kind) {
    last.lines.push(bare);
    return last;
  }
  const block: Block = { kind, depth: 0, lines: [bare] };
  blocks.push(block);
  return block;
}

const INLINE = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/;

function inline(text: string): ComponentChildren[] {
  return text.split(INLINE).map((part) => {
    if (part.startsWith("**")) return <strong>{part.slice(2, -2)}</strong>;
    if (part.startsWith("`")) return <code>{part.slice(1, -1)}</code>;
    if (part.startsWith("*") && part.endsWith("*") && part.length > 2) return <em>{part.slice(1, -1)}</em>;
    const link = /^\[([^\]]+)\]/.exec(part);
    return link ? link[1] : part;
  });
}

/** Cells of a row; a bar that is written as `\|` is none. */
function cells(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function Table({ lines }: { lines: string[] }) {
  const [head = "", , ...rows] = lines;
  return (
    <div class="scroll" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {cells(head).map((cell, at) => (
              <th key={at} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <tr key={number}>
              {cells(row).map((cell, at) => (
                <td key={at}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The page's own title is left out: whoever shows it has one. */
function Heading({ block }: { block: Block }) {
  const inside = inline(block.lines[0] ?? "");
  if (block.depth === 1) return null;
  return block.depth === 2 ? <h3>{inside}</h3> : <h4>{inside}</h4>;
}

/** Draws the picture that a page names, with words for those who do not see it. */
export type DrawPicture = (name: string, title: string, seen: string) => VNode | null;

/** A comment `picture: name: what is seen`, and the paragraph after it. */
interface Illustrated {
  name: string;
  seen: string;
  caption: Block;
}

function illustrated(picture: Block, caption: Block): Illustrated {
  const [name = "", ...seen] = (picture.lines[0] ?? "").replace(/ *-->$/, "").split(": ");
  return { name, seen: seen.join(": "), caption };
}

/** Pictures that follow each other stand in one group; whatever else is there stands for itself. */
function groupsOf(blocks: Block[]): (Block | Illustrated[])[] {
  const groups: (Block | Illustrated[])[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const [block, next] = [blocks[at], blocks[at + 1]];
    if (!block) continue;
    if (block.kind !== "picture" || !next) {
      groups.push(block);
      continue;
    }
    const last = groups.at(-1);
    if (Array.isArray(last)) last.push(illustrated(block, next));
    else groups.push([illustrated(block, next)]);
    at++;
  }
  return groups;
}

function Pictures({ all, picture }: { all: Illustrated[]; picture: DrawPicture }) {
  return (
    <div class="pictures">
      {all.map(({ name, seen, caption }) => {
        const text = caption.lines.join(" ");
        return (
          <figure key={name}>
            {picture(name, /\*\*([^*]+)\*\*/.exec(text)?.[1] ?? name, seen)}
            <figcaption>{inline(text)}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

function draw(block: Block): VNode | null {
  const items = block.lines.map((line, at) => <li key={at}>{inline(line)}</li>);
  switch (block.kind) {
    case "heading":
      return <Heading block={block} />;
    case "list":
      return <ul>{items}</ul>;
    case "numbered":
      return <ol>{items}</ol>;
    case "table":
      return <Table lines={block.lines} />;
    case "code":
      return <pre>{block.lines.join("\n")}</pre>;
    case "paragraph":
      return <p>{inline(block.lines.join(" "))}</p>;
    case "picture":
      return null;
  }
}

export function Markdown({ text, picture = () => null }: { text: string; picture?: DrawPicture }) {
  return (
    <>
      {groupsOf(blocksOf(text)).map((group, at) => (
        <Fragment key={at}>{Array.isArray(group) ? <Pictures all={group} picture={picture} /> : draw(group)}</Fragment>
      ))}
    </>
  );
}
