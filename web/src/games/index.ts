/** Finds the folders of the games. A game without one is played on a plain board, out of a plain box. */

import type { GameClient } from "../game_client";

const folders = import.meta.glob<{ default: GameClient }>("./*/index.ts", { eager: true });

const clients = new Map(Object.entries(folders).map(([path, folder]) => [path.split("/")[1], folder.default]));

export function gameClient(game: string): Partial<GameClient> {
  return clients.get(game) ?? {};
}
