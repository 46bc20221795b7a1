/** The view of a game that nobody has drawn: lists and tables, with the keys of the view as their labels. */

import type { ComponentChildren, VNode } from "preact";
import { inNumbers } from "../i18n";
import type { View } from "../protocol";

/** How a seat is shown: its mark and the name of who sits there. */
type ShowSeat = (seat: number) => ComponentChildren;

export interface Seats {
  count: number;
  show: ShowSeat;
}

/** Keys whose number is a seat, and keys whose list has a row for each seat: others may only look so. */
const ONE_SEAT = /(^|_)(turn|player|seat|who|owner|leader|dealer|winner|loser|starter)$/;
const SOME_SEATS = /(^|_)(winners|losers|passed|out)$/;
const EACH_SEAT = /(^|_)(seats|players|hands|scores|points|bids|tricks|wins|won|taken|captured)$|_by_(seat|player)$/;

type Fields = Record<string, unknown>;

/** "next_player" and "nextPlayer" in words. */
export function labelOf(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .split(/[\s_-]+/)
    .filter(Boolean)
    .join(" ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function PlainView({ view, seats }: { view: View; seats: Seats }) {
  const rows = Object.entries(view);
  return (
    <dl class="plain-view">
      {rows.map(([key, value]) => (
        <div key={key}>
          <dt>{isSeat(key, seats) ? seats.show(Number(key)) : labelOf(key)}</dt>
          <dd>{shown(value, key, seats)}</dd>
        </div>
      ))}
    </dl>
  );
}

function shown(value: unknown, key: string, seats: Seats): ComponentChildren {
  if (Array.isArray(value)) return shownList(value, key, seats);
  if (isFields(value)) return <PlainView view={value} seats={seats} />;
  if (ONE_SEAT.test(key) && typeof value === "number") return isSeat(value, seats) ? seats.show(value) : "–"; // nobody's
  return scalar(value);
}

function scalar(value: unknown): string {
  if (typeof value === "number") return inNumbers(value);
  if (typeof value === "boolean") return value ? "✓" : "✗";
  return value === null || value === undefined || value === "" ? "–" : String(value);
}

/** Of each seat, or of many things that are alike: a table. Of scalars: one line. */
function shownList(list: unknown[], key: string, seats: Seats): VNode | string {
  if (list.length === 0) return "–";
  const eachSeat = EACH_SEAT.test(key) && list.length === seats.count;
  if (list.every((one) => !isCompound(one)) && !eachSeat) return <Line list={list} of={key} seats={seats} />;
  const columns = columnsOf(list);
  return (
    <table>
      {columns && (
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {labelOf(column)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {list.map((one, row) => (
          <tr key={row}>
            <th scope="row">{eachSeat ? seats.show(row) : row + 1}</th>
            <Cells of={one} columns={columns} seats={seats} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Line({ list, of, seats }: { list: unknown[]; of: string; seats: Seats }) {
  const areSeats = SOME_SEATS.test(of) && list.every((one) => isSeat(one, seats));
  return (
    <ol class="plain-line">
      {list.map((one, at) => (
        <li key={at}>{areSeats ? seats.show(Number(one)) : scalar(one)}</li>
      ))}
    </ol>
  );
}

interface CellsProps {
  of: unknown;
  columns: string[] | null;
  seats: Seats;
}

function Cells({ of, columns, seats }: CellsProps) {
  if (columns && isFields(of))
    return (
      <>
        {columns.map((column) => (
          <td key={column}>{shown(of[column], column, seats)}</td>
        ))}
      </>
    );
  if (Array.isArray(of) && of.length > 0 && of.every((one) => !isCompound(one)))
    return (
      <>
        {of.map((one, at) => (
          <td key={at}>{scalar(one)}</td>
        ))}
      </>
    );
  return <td>{shown(of, "", seats)}</td>;
}

/** The keys of things that all have the same ones. */
function columnsOf(list: unknown[]): string[] | null {
  const [first] = list;
  if (!isFields(first)) return null;
  const keys = Object.keys(first);
  const alike = list.every((one) => isFields(one) && Object.keys(one).join() === keys.join());
  return alike ? keys : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCompound(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function isSeat(value: unknown, seats: Seats): boolean {
  return /^\d+$/.test(String(value)) && Number(value) < seats.count;
}
