/** Who may import whom: the plan stands in docs/web.md, and is held here to the sources. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path));
const GAMES = FILES.flatMap((path) => /^games\/([^/]+)\/index\.ts$/.exec(path)?.[1] ?? []);
/** Made by programs: they may speak of a game. */
const MAY_NAME_GAMES = /^(games\/|i18n\/keys\.ts|protocol\.ts|drawn\.ts)/;
const ROW = /^ {4}(\w[\w/]*) +(.*)$/gm;

/** A folder or a file beside them; each game is a room of its own. */
function roomOf(path: string): string {
  const [first = "", second] = path.replace(/\.tsx?$/, "").split("/");
  if (first === "games" && second && second !== "index") return GAMES.includes(second) ? "games/NAME" : "games";
  return first;
}

/** The arrows of docs/web.md: by room, the rooms it may import. */
function plan(): Map<string, string[]> {
  const page = readFileSync(join(import.meta.dirname, "../../docs/web.md"), "utf8");
  const [, part = ""] = page.split("## The arrows\n");
  const rows = [...(part.split("\n## ")[0] ?? "").matchAll(ROW)];
  return new Map(rows.map(([, room = "", imports = ""]) => [room, imports.split(" ").filter((one) => one !== "-")]));
}

interface Import {
  from: string;
  to: string;
}

function importsOf(path: string): Import[] {
  const text = readFileSync(join(SRC, path), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, target = ""]) => ({
    from: path,
    to: relative(SRC, normalize(join(SRC, dirname(path), target))),
  }));
}

const imports = FILES.flatMap(importsOf).filter(({ to }) => !to.endsWith(".css"));
const arrows = plan();

describe("the folders of the client", () => {
  it("are all in the plan, and the plan has no others", () => {
    expect([...arrows.keys()].sort()).toEqual([...new Set(FILES.map(roomOf))].sort());
  });

  it("import only what the plan allows", () => {
    const wrong = imports.filter(({ from, to }) => {
      const [room, other] = [roomOf(from), roomOf(to)];
      return room !== other && !arrows.get(room)?.includes(other);
    });
    expect(wrong).toEqual([]);
  });

  it("never import each other in a circle", () => {
    const done: string[] = []; // in an order in which everything stands after what it imports
    const next = () => [...arrows].find(([room, to]) => !done.includes(room) && to.every((one) => done.includes(one)));
    for (let found = next(); found; found = next()) done.push(found[0]);
    expect(done.length).toBe(arrows.size);
  });

  it("need every arrow of the plan", () => {
    const used = new Set(imports.map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`));
    const needless = [...arrows].flatMap(([room, to]) => to.filter((other) => !used.has(`${room} ${other}`)));
    expect(needless).toEqual([]);
  });
});

describe("a game", () => {
  it("imports nothing of another one", () => {
    const gameOf = (path: string) => /^games\/([^/.]+)\//.exec(path)?.[1];
    const wrong = imports.filter(({ from, to }) => gameOf(to) && gameOf(from) !== gameOf(to));
    expect(wrong).toEqual([]);
  });

  it("is named nowhere but in its own folder", () => {
    const name = new RegExp(`\\b(${GAMES.join("|")})\\b`);
    const others = FILES.filter((path) => !MAY_NAME_GAMES.test(path));
    expect(others.filter((path) => name.test(readFileSync(join(SRC, path), "utf8")))).toEqual([]);
  });

  it("names no other one in its folder", () => {
    const wrong = FILES.filter((path) => path.startsWith("games/")).filter((path) => {
      const others = GAMES.filter((game) => !path.startsWith(`games/${game}/`));
      return new RegExp(`"(${others.join("|")})"`).test(readFileSync(join(SRC, path), "utf8"));
    });
    expect(wrong).toEqual([]);
  });
});
