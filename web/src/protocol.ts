// Made from teeter/server/protocol.py by python -m teeter.server.typescript. Do not edit.

export const PROTOCOL = 3;
export const PICTURES = 60;
export const MAX_NAME = 24;
export const MAX_CHAT = 280;
export const MAX_TEXT = 16384;
export const POSE_ROW = 7;
export const PLACE_UNIT = 2e-05;
export const TURN_UNIT = 3.051850947599719e-05;
export const GONE = -32768;

export type Why = "malformed" | "too-long" | "too-fast" | "wrong-protocol" | "no-table" | "no-game" | "no-track" | "no-language" | "not-joined" | "too-many" | "bad-options" | "bad-name" | "wrong-seat" | "not-open" | "under-way" | "has-seen" | "nobody-here" | "asked-already" | "not-asked" | "not-host" | "not-started" | "stale" | "unreadable" | "no-undo" | "no-try" | "not-away" | "not-over" | "no-bot" | "no-record" | "not-listed" | "no-look-back" | "hidden" | "closed" | "broken";

export type Reason = "over" | "not-yours" | "not-now" | "not-there" | "wrong-colour" | "forbidden";

/** Something to say, in no language yet: a key of the catalogues and its arguments. */
export interface Text {
  key: string;
  args: Record<string, Arg>;
}

/** A text, or words that are the same in every language: somebody's name, what was typed. */
export type Words = string | Text;

export type Arg = number | Words | Words[];

// What has words in it comes with `Words`, and is `string` where they were said in a language.

/** The first message. Answered by welcome. */
export interface Hello {
  type: "hello";
  protocol: number;
  id?: number;
}

/** Who shall sit on one seat of a new table. */
export interface SeatAsked {
  /** me: also somebody else on this screen */
  kind: "bot" | "link" | "me";
  name?: string;
  /** of a bot; "" for the default */
  level?: string;
}

/** Open a table and join it. Answered by joined. */
export interface Create {
  type: "create";
  game: string;
  seats: SeatAsked[];
  variant?: string;
  options?: Record<string, string>;
  /** seconds for each decision */
  clock?: number | null;
  watchers?: "nothing" | "seats" | "table";
  id?: number;
}

/** Play today's series of a game, or come back to it: with the same token there is one a day.

Answered by joined. */
export interface PlayDay {
  type: "play_day";
  game: string;
  name: string;
  token?: string | null;
  id?: number;
}

/** Hear of the tables that are shown to everybody, now and whenever they change, or no more.

Answered by open_tables. It ends when one comes to a table. */
export interface ListTables {
  type: "list_tables";
  on: boolean;
  id?: number;
}

/** Come to a table, or come back to it with a token. Answered by joined. */
export interface Join {
  type: "join";
  table: string;
  token?: string | null;
  /** of a watcher, for the chat */
  name?: string;
  id?: number;
}

/** Go away from the table, as who hangs up does; one's seats stay one's own. */
export interface Leave {
  type: "leave";
  id?: number;
}

/** Take an open seat; in a game under way ask for it, or for a bot's. */
export interface Sit {
  type: "sit";
  seat: number;
  name: string;
  id?: number;
}

/** From now on see the table from this seat; null: as a watcher. Hot-seat players change it. */
export interface Look {
  type: "look";
  seat: number | null;
  id?: number;
}

/** Have the same answer given for a seat whenever the game asks (Gulp: let it pass), or no more. */
export interface Always {
  type: "always";
  seat: number;
  on: boolean;
  id?: number;
}

/** End the try under way as failed. */
export interface GiveUp {
  type: "give_up";
  seat: number;
  try_number: number;
  id?: number;
}

/** Say something to all at the table. */
export interface Chat {
  type: "chat";
  text: string;
  seat?: number | null;
  id?: number;
}

/** A quick reaction; not kept. */
export interface React {
  type: "react";
  what: "clap" | "gasp" | "heart" | "hurry" | "laugh" | "think";
  seat?: number | null;
  id?: number;
}

/** Ask a bot why it made the move of this number. Answered by because. */
export interface AskWhy {
  type: "why";
  number: number;
  id?: number;
}

/** In practice: how likely is what may be tried now? Answered by odds. */
export interface AskOdds {
  type: "ask_odds";
  seat: number;
  id?: number;
}

/** The host ends the table for all. */
export interface CloseTable {
  type: "close";
  id?: number;
}

/** Answered by pong, to measure the way. */
export interface Ping {
  type: "ping";
  id?: number;
}

/** Make a move: one of the texts of `moves` or `asides`. */
export interface Play {
  type: "move";
  seat: number;
  text: string;
  /** of the update in which the move was offered */
  version: number;
  id?: number;
}

/** Take back one's last move: at once where nothing was revealed, else the others are asked. */
export interface AskUndo {
  type: "undo";
  seat: number;
  version: number;
  id?: number;
}

/** Agree to the undo that somebody asked for, or not. */
export interface AnswerUndo {
  type: "answer_undo";
  seat: number;
  yes: boolean;
  version: number;
  id?: number;
}

/** Agree that somebody gets the seat they asked for, or not; who asked says no to ask no longer. */
export interface AnswerSeat {
  type: "answer_seat";
  /** its number */
  request: number;
  yes: boolean;
  id?: number;
}

/** Leave a seat: it is open again. */
export interface Stand {
  type: "stand";
  seat: number;
  id?: number;
}

/** The host puts a bot on an open seat, or, before the start, makes a bot's seat open. */
export interface SetSeat {
  type: "set_seat";
  seat: number;
  kind: "bot" | "link";
  level?: string;
  id?: number;
}

/** Let a bot play for a player who is away or has left the game, or for oneself. */
export interface LetBot {
  type: "let_bot";
  seat: number;
  level?: string;
  id?: number;
}

/** Play oneself again where a bot has stood in. */
export interface TakeBack {
  type: "take_back";
  seat: number;
  id?: number;
}

/** Have the hand of one's own seat helped from the next try on, or no more. All see it. */
export interface SetHelp {
  type: "set_help";
  seat: number;
  helped: boolean;
  id?: number;
}

/** The host says what watchers see: the open table, every seat's view, or nothing.

That they see secret hands is said before anybody else sits down. */
export interface SetWatchers {
  type: "set_watchers";
  watchers: "nothing" | "seats" | "table";
  id?: number;
}

/** The host shows this table to everybody who comes here, or no more. */
export interface SetListed {
  type: "set_listed";
  listed: boolean;
  id?: number;
}

/** Agree to play again. When all players have, a new table is laid. */
export interface Rematch {
  type: "rematch";
  seat: number;
  id?: number;
}

/** A bot that can take a seat. */
export interface BotLevel<W = string> {
  name: string;
  /** how it plays this game */
  about: W;
  /** how steady its hand is in the physical games */
  hand: string;
}

/** A game on the shelf. */
export interface Box<W = string> {
  name: string;
  title: string;
  /** seats */
  least: number;
  most: number;
  /** the base game first */
  variants: string[];
  /** option -> its values, the default first */
  options: Record<string, string[]>;
  /** played with a hand */
  physical: boolean;
  /** variants for one person: `practice`, and `series` where there is one a day */
  alone: string[];
  /** a player sees what others may not: at one screen it is handed over covered */
  secret: boolean;
  credits: W;
  /** the weakest first; at the end those that the server was started with */
  bots: BotLevel<W>[];
}

/** The shelf, and what the server is. */
export interface Welcome<W = string> {
  type: "welcome";
  protocol: number;
  server: string;
  shelf: Box<W>[];
  /** who plays if no level is named */
  default_bot: string;
  reactions: string[];
  /** that one address may have open */
  most_tables: number;
  /** whether hosts may show their tables to everybody here */
  open_tables: boolean;
}

/** You are at the table. Keep the token: it is your seats' secret key. */
export interface Joined {
  type: "joined";
  table: string;
  token: string;
  host: boolean;
  /** those you hold */
  seats: number[];
}

/** Something that happened, told as this seat may hear it. */
export interface Happened<W = string> {
  /** in the log of the table */
  number: number;
  /** since the table was opened */
  seconds: number;
  kind: "clock" | "move" | "note" | "over" | "seat" | "start" | "undo";
  /** a seat; -1 the referee; null nobody */
  who: number | null;
  /** for people: the live text; what was turned up may stand on lines of its own */
  sentence: W;
  /** of a move, less what is secret */
  text: string;
  /** a move of a bot, which can be asked `why` */
  by_bot: boolean;
  /** what the move turned up before these eyes, in the words of `state.heard` */
  shown: string;
  /** what the referee saw fall or taken, and what it touched */
  bodies: string[];
  /** and where that was: x, y, z in metres */
  place: number[] | null;
  /** what the referee says: false for a fall or an alarm; null: a seat speaks */
  well: boolean | null;
}

/** Who sits on a seat. */
export interface SeatTold<W = string> {
  kind: "bot" | "open" | "person";
  name: W;
  /** of the bot that plays here, also for a player who is away */
  level: string | null;
  /** a person without a connection */
  away: boolean;
  /** its hand reaches by itself, steadily: a handicap that all see */
  helped: boolean;
  mine: boolean;
  /** whether you may sit down there, or ask for it */
  may_sit: "ask" | "no" | "sit";
  /** of your own seats: it always answers the same; null: nothing to answer */
  always: boolean | null;
}

/** A legal move: its text, and in words. */
export interface Choice<W = string> {
  text: string;
  label: W;
}

/** The physical world: whether a hand is at work, and whose. */
export interface TryTold<W = string> {
  phase: "broken" | "refilling" | "resting" | "trying";
  /** of the try; hand frames name it */
  number: number;
  /** whose hand it is */
  seat: number | null;
  sentence: W;
}

/** The time for the decision that is open. */
export interface ClockTold {
  /** for each decision */
  seconds: number;
  /** whose time runs */
  seat: number | null;
  /** seconds, when this was sent */
  left: number;
}

/** An undo that somebody asked for. */
export interface UndoTold {
  seat: number;
  /** seats that have not answered */
  waits_for: number[];
}

/** A seat that somebody asked for. */
export interface RequestTold<W = string> {
  /** answers name it */
  number: number;
  seat: number;
  /** of who asks */
  name: W;
  /** seats that have not answered */
  waits_for: number[];
  /** you have asked */
  mine: boolean;
}

/** How the game ended. */
export interface OutcomeTold<W = string> {
  winners: number[];
  /** the step of the replay from which on the winners were ahead until the end */
  decisive: number;
  scores: number[];
  reason: W;
  sentence: W;
  /** by seat: the score with what it counts, as "2 eggs left" */
  counted: W[];
  /** how scores decide who wins, as "Fewer is better."; empty if they do not */
  remark: W;
  fewer_is_better: boolean;
  feats: W[];
}

/** The table as the seat you look from sees it: the whole, after every change. */
export interface Update<W = string> {
  type: "update";
  table: string;
  /** counts every change */
  number: number;
  /** of the game: moves name it, so that a late one is refused */
  version: number;
  /** since the last update; in the first one: the story so far */
  events: Happened<W>[];
  game: string;
  variant: string;
  options: Record<string, string>;
  seats: SeatTold<W>[];
  started: boolean;
  /** the seat whose view this is */
  looking: number | null;
  /** your seat on turn answers as it always does: nobody has to come */
  by_itself: boolean;
  /** the seat on turn; -1 the referee; null before the start and at the end */
  turn: number | null;
  /** as the rules show it to this seat */
  view: View | null;
  /** the view in sentences */
  words: W[];
  /** what this seat may do now */
  moves: Choice<W>[];
  /** what it may do although it is not on turn */
  asides: Choice<W>[];
  /** in the physical games */
  hand: TryTold<W> | null;
  clock: ClockTold | null;
  /** for the seat you look from */
  may_undo: "ask" | "free" | "no";
  undo: UndoTold | null;
  request: RequestTold<W> | null;
  outcome: OutcomeTold<W> | null;
  /** seats that want to play again */
  rematch: number[];
  /** where the rematch is played */
  next_table: string | null;
  watchers: "nothing" | "seats" | "table";
  /** how many watch */
  watching: number;
  /** everybody who comes here is shown the way to this table */
  listed: boolean;
}

/** What there is to draw in the physical world, once after joining. Poses come in this order. */
export interface Scene {
  type: "scene";
  names: string[];
  tick: number;
  scene: Record<string, unknown>;
}

/** Somebody said something. */
export interface Chatted<W = string> {
  type: "chatted";
  number: number;
  seconds: number;
  seat: number | null;
  name: W;
  text: string;
}

/** Somebody reacted. */
export interface Reacted<W = string> {
  type: "reacted";
  seat: number | null;
  name: W;
  what: "clap" | "gasp" | "heart" | "hurry" | "laugh" | "think";
}

/** A table that its host shows to everybody who comes here. */
export interface OpenTable<W = string> {
  table: string;
  game: string;
  variant: string;
  /** of those who sit there */
  names: W[];
  /** seats */
  free: number;
  /** if so, a free seat has to be asked for */
  started: boolean;
  /** whether one may see the game without a seat */
  watch: boolean;
  /** that it has been shown */
  seconds: number;
}

/** All of them that are told, those that wait for players first: to who has asked. */
export interface OpenTables<W = string> {
  type: "open_tables";
  tables: OpenTable<W>[];
}

/** Why a bot made a move. */
export interface Because<W = string> {
  type: "because";
  number: number;
  sentence: W;
}

/** In practice: how likely an average hand succeeds with what may be tried. */
export interface Odds {
  type: "odds";
  /** of the table for which this is true */
  version: number;
  /** by the text of a move: from 0 to 1 */
  odds: Record<string, number>;
}

/** To the acting player: the hand could not do as it was told. */
export interface HandNote<W = string> {
  type: "hand_note";
  try_number: number;
  sentence: W;
}

/** The message with this id was carried out. */
export interface Done {
  type: "done";
  id: number;
}

/** A message was not carried out, and nothing has changed. */
export interface Refused<W = string> {
  type: "refused";
  id: number;
  /** the type of the message, "hand" for a hand frame, "" if it could not be read */
  to: string;
  /** a code: of `Why`, or of the rules */
  reason: string;
  /** the rule that says so, or "" */
  rule: string;
  sentence: W;
}

/** The table is gone; no more updates come. */
export interface Closed<W = string> {
  type: "closed";
  table: string;
  sentence: W;
}

/** The table is with another server of the same house; nothing was done here. Go there and join. */
export interface Elsewhere {
  type: "elsewhere";
  /** of the message that was not carried out; 0: the table has moved under you */
  id: number;
  /** "" for one that is not opened yet: ask again */
  table: string;
  /** of the other server's socket; "" if it is not known: connect again */
  address: string;
}

export interface Pong {
  type: "pong";
  id: number;
}

/** One line of a record, and the table after it. */
export interface Step<W = string> {
  number: number;
  seconds: number | null;
  /** a seat; -1 the referee; null for the set-up */
  who: number | null;
  text: string;
  /** as in Happened */
  well: boolean | null;
  sentence: W;
  view: View;
  words: W[];
  /** a pose track lies beside it */
  track: boolean;
}

/** A finished game, step by step (over HTTP). */
export interface Replay<W = string> {
  game: string;
  variant: string;
  options: Record<string, string>;
  names: W[];
  outcome: OutcomeTold<W>;
  steps: Step<W>[];
  scene: Scene | null;
}

/** A place on the board of a day. */
export interface Placed {
  place: number;
  name: string;
  count: number;
  /** that the fingers were among the pieces */
  seconds: number;
  /** by a hand that reaches by itself */
  helped: boolean;
  mine: boolean;
}

/** What became of one's own series of a day. */
export interface OwnSeries<W = string> {
  table: string;
  /** checking: its tries are run again */
  status: "checking" | "counts" | "open" | "refused";
  count: number | null;
  seconds: number | null;
  /** the count with what it counts, as "2 eggs" */
  counted: W;
  place: number | null;
  /** when it is over: what was taken in symbols, to be shared */
  card: string;
  /** why it does not count */
  sentence: W;
}

/** The board of a day (over HTTP), the best first. */
export interface Day<W = string> {
  game: string;
  /** as 2026-11-17, by UTC */
  day: string;
  /** seconds until the next day begins */
  left: number;
  /** what is counted, as "eggs" */
  counts: W;
  board: Placed[];
  /** series that count, also those below the board */
  played: number;
  /** at the table that was asked for */
  mine: OwnSeries<W> | null;
}

/** How likely a seat was to win, with the interval of 95 % of so few imagined games. */
export interface Chance {
  value: number;
  low: number;
  high: number;
}

/** Everybody's chances after a step. */
export interface Point {
  step: number;
  /** that were imagined from here; 0 at the end, where nothing is imagined */
  games: number;
  /** by seat */
  chances: Chance[];
}

/** How likely a hand was to succeed with what it tried. */
export interface TryOdds {
  /** the step that declared it */
  begun: number;
  /** with which it ended */
  step: number;
  seat: number;
  odds: number;
  /** reckoned from the very pieces as they lay; else the mean of nests about as full */
  seen: boolean;
  /** how it ended */
  well: boolean;
}

/** Where the chances of who won changed most, beyond what chance alone would explain. */
export interface TurningPoint<W = string> {
  step: number;
  /** whose turn it was */
  seat: number;
  before: number;
  after: number;
  /** of the try that it was */
  odds: number | null;
  sentence: W;
}

/** A finished game looked back at (over HTTP). */
export interface LookBack<W = string> {
  /** steps */
  last: number;
  winners: number[];
  /** in the order of steps, the first before any, the last with the result */
  points: Point[];
  tries: TryOdds[];
  /** in the order of steps, three at most */
  turning_points: TurningPoint<W>[];
  /** steps after which a master can be asked */
  decisions: number[];
}

/** What a master would have done (over HTTP). */
export interface Advice<W = string> {
  /** after which it was asked */
  step: number;
  seat: number;
  /** of its move */
  text: string;
  /** the same, as it stands on a button */
  move: W;
  why: W;
  /** whether that was played */
  same: boolean;
}

export type Said =
  | Hello
  | Create
  | PlayDay
  | ListTables
  | Join
  | Leave
  | Sit
  | Look
  | Always
  | GiveUp
  | Chat
  | React
  | AskWhy
  | AskOdds
  | CloseTable
  | Ping
  | Play
  | AskUndo
  | AnswerUndo
  | AnswerSeat
  | Stand
  | SetSeat
  | LetBot
  | TakeBack
  | SetHelp
  | SetWatchers
  | SetListed
  | Rematch;

export type Told<W = string> =
  | Welcome<W>
  | Joined
  | Update<W>
  | Scene
  | Chatted<W>
  | Reacted<W>
  | OpenTables<W>
  | Because<W>
  | Odds
  | HandNote<W>
  | Done
  | Refused<W>
  | Closed<W>
  | Elsewhere
  | Pong;

export interface PileView {
  /** known only when the game is over */
  count: number | null;
  /** rounded up to a step of house.PILE_STEP */
  height: number;
  top: string | null;
}

/** What anybody at the table sees: Eruk has no private information. */
export interface ErukView {
  /** by place: "?" face down, "" gone, else the face */
  counters: string[];
  figures: number[];
  /** the counters that fled from it */
  fled: ([number, string])[];
  /** by field: the seat whose figure stands there, -2 none, None no counter */
  igloo: (number | null)[];
  named: string | null;
  phase: string;
  piles: PileView[];
  /** the counter turned last */
  shown: [number, string] | null;
  sun: number;
  turn: number;
}

/** Go Cuckoo! has no private information; seats and sticks are numbered as in the moves. */
export interface GoCuckooView {
  /** who answers for the nest; while a knock is open, who knocked */
  answers: number | null;
  away: number;
  can: number;
  /** what is being tried, as it was declared */
  declared: string | null;
  /** by seat: the sticks in front of it */
  front: number[][];
  kiki: string;
  knock: boolean;
  /** an egg may be laid in this turn */
  may_lay: boolean;
  /** the top colour that must be pulled */
  need: string | null;
  nest: number;
  /** eggs on the table while Kiki is being set */
  out: number;
  /** the egg for those that sank has been taken */
  paid: boolean;
  phase: string;
  /** by stick: "can", "hand" (being pulled), "front" or "nest" */
  places: string[];
  /** whose turn it is */
  player: number;
  /** turns in a row without a pulled stick */
  quiet: number;
  /** and in the can */
  sank: number;
  /** "red/green" is top/bottom, "red/?" while nobody has seen the bottom */
  sticks: string[];
  supplies: number[];
  /** sticks pulled in this turn */
  tries: number;
  turn: number;
}

export interface LastTry {
  egg: string;
  /** what the referee said */
  said: string;
  seat: number;
}

/** What anybody at the table sees: Gulo Gulo has no private information. */
export interface GuloGuloView {
  /** fixed for this try */
  colour: string | null;
  /** tiles in the face-down deck */
  deck: number;
  /** pointed out */
  egg: string | null;
  /** by seat: the tile it stands on, 0 for START */
  gulos: number[];
  /** the try before, until an egg is pointed out again */
  last: LastTry | null;
  /** names of the eggs in it */
  nest: string[];
  /** tile 1 first: the colour, or "?" face down */
  path: string[];
  phase: string;
  /** whose turn it is, also while the referee watches; at the end, who won */
  player: number;
  /** the path tile turned in this turn */
  shown: number | null;
  turn: number;
  /** the deck tile that lies turned: a colour, or "junior" */
  turned: string | null;
}

export interface NewsView {
  crops: number;
  seat: number;
  /** a bonus, "harvest" or "frostquake" */
  what: string;
}

/** What a seat sees; spectators have no hand. */
export interface GulpView {
  /** left in this turn */
  actions: number;
  /** whose turn it is, whoever is asked in between */
  active: number;
  deck: number;
  /** the card that a BUTT could stop now */
  declared: string | null;
  /** the top card */
  discard: string | null;
  discards: number;
  /** the event being carried out */
  event: string | null;
  /** and their crop cards are subtracted from the stores */
  final: number[] | null;
  /** "right", or "left" while a WAVE O' BOGGLES lasts */
  flow: string;
  fungus: boolean[];
  hand: string[];
  hand_sizes: number[];
  /** so far in this harvest */
  harvested: string[];
  /** turns still to begin once the deck is empty */
  last_turns: number | null;
  /** at the end the hands are laid open */
  left: string[][] | null;
  limit: number;
  /** by seat: the seats whose BOGGLE LOGS lie before it */
  logs: number[][];
  /** and which, for who looks */
  looked: string[];
  /** cards that CHEEK POUCHES looks at */
  looking: number;
  /** what the last move stored */
  news: NewsView[];
  /** by seat: actions its next turn will have */
  next_actions: number[];
  /** a swap: who offers it, to whom */
  offer: number[] | null;
  /** River spots that RIVER GULPERS may fill */
  open: number[];
  phase: string;
  /** cards that HICCUP HURRICANE has still to deal */
  pool: number;
  /** who plays it */
  pusher: number | null;
  /** spots 1 to 5, "" for a gap */
  river: string[];
  /** whether it is a Boggle Sacrifice */
  sacrifice: boolean;
  stores: number[];
  turn: number;
  /** by seat: its village spot, 0 before it is placed */
  villages: number[];
  /** seats whose part of it is still to come, the first one now */
  waiting: number[];
  /** plain, or juiced in a colour, or saturated with a crop */
  water: string;
  /** the seats whose waves last */
  waves: number[];
}

export interface MarkerView {
  /** "?" face down */
  colour: string;
  field: string;
  /** None face down */
  heads: number | null;
}

/** What anybody at the table sees: there is no private information. */
export interface PharaohView {
  /** by seat: the field of the figure */
  at: string[];
  /** the field whose face-down marker the mummy blocks */
  blocked: string | null;
  /** boulders in the bowl */
  bowl: Record<string, number>;
  /** the colours of the burial markers, "?" face down */
  burial: string[];
  /** the boulder to be taken, or just taken */
  colour: string | null;
  /** it is an extra turn */
  extra: boolean;
  /** "entrance" or "chamber" */
  facing: string | null;
  /** its field; None in the race */
  mummy: string | null;
  phase: string;
  /** whose turn it is, also while the referee is asked */
  player: number;
  scarab_fields: string[];
  scarabs: number[];
  /** scarabs beside the board */
  stock: number;
  /** boulders taken in this visit of the burial chamber */
  taken: number;
  /** the desert and pyramid markers along the track */
  track: MarkerView[];
  turn: number;
  /** the fields the mummy went along in the last move */
  walk: string[];
}

/** The view of each game, by the name of the game. */
export interface Views {
  "eruk": ErukView;
  "go-cuckoo": GoCuckooView;
  "gulo-gulo": GuloGuloView;
  "gulp": GulpView;
  "pharaoh": PharaohView;
}

/** The view of any game, also of one that we do not know. */
export type View = Views[keyof Views] | Record<string, unknown>;

/** A hand frame: where the player wishes the fingertips. Send at most 120 a second; the newest wins. */
export interface Hand {
  seat: number;
  tryNumber: number;
  /** milliseconds, of this screen's clock */
  made: number;
  x: number;
  y: number;
  z: number;
  yaw: number;
  level: number;
  /** goes for the piece, or keeps hold of it */
  pressed: boolean;
  /** the very place; else only how it changes counts */
  inAir: boolean;
}

export function packHand(hand: Hand): ArrayBuffer {
  const data = new DataView(new ArrayBuffer(32));
  data.setUint8(0, 2);
  data.setUint8(1, (hand.pressed ? 1 : 0) + (hand.inAir ? 2 : 0));
  data.setUint8(2, hand.seat);
  data.setUint32(4, hand.tryNumber, true);
  data.setUint32(8, hand.made, true);
  data.setFloat32(12, hand.x, true);
  data.setFloat32(16, hand.y, true);
  data.setFloat32(20, hand.z, true);
  data.setFloat32(24, hand.yaw, true);
  data.setFloat32(28, hand.level, true);
  return data.buffer;
}

/** Rows in the order of `Scene.names`, each x, y, z, qw, qx, qy, qz; NaN if not in sight. */
export interface Poses {
  tryNumber: number;
  picture: number;
  seconds: number;
  felt: number;
  held: number | null;
  seat: number | null;
  /** when the wish was made that the hand follows now, by the clock of its screen */
  played: number;
  /** the row of what is in the way of the hand */
  blocked: number | null;
  touched: boolean;
  atRest: boolean;
  rows: Float32Array;
}

/** The poses in a binary message, or null if it is none. */
export function readPoses(message: ArrayBuffer): Poses | null {
  const data = new DataView(message);
  if (message.byteLength < 32 || data.getUint8(0) !== 1) return null;
  const held = data.getInt16(20, true);
  const seat = data.getUint8(22);
  const blocked = data.getInt16(28, true);
  return {
    tryNumber: data.getUint32(4, true),
    picture: data.getUint32(8, true),
    seconds: data.getFloat32(12, true),
    felt: data.getFloat32(16, true),
    held: held < 0 ? null : held,
    seat: seat === 255 ? null : seat,
    played: data.getUint32(24, true),
    blocked: blocked < 0 ? null : blocked,
    touched: (data.getUint8(1) & 1) !== 0,
    atRest: (data.getUint8(1) & 2) !== 0,
    rows: new Float32Array(message, 32, data.getUint16(2, true) * 7),
  };
}
