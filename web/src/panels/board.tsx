/** What lies on the table: the game's own board in three dimensions, or the plain one. */

import type { HandSender, Source } from "../board";
import { gameClient } from "../games";
import { TableCanvas } from "../parts/table_canvas";
import type { Happened } from "../protocol";
import { PlainBoard } from "./plain_board";

interface Props {
  game: string;
  title: string;
  source: Source;
  hand: HandSender;
  story: Happened[];
  onChoose(move: string): void;
}

export function GameBoard({ game, title, source, hand, story, onChoose }: Props) {
  if (gameClient(game).board) return <TableCanvas game={game} source={source} hand={hand} onChoose={onChoose} />;
  const update = source.update.value;
  return update && <PlainBoard title={title} update={update} story={story} />;
}
