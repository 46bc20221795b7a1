/** The second click of a double click: it was meant for what stood there before the first one was answered. */

const SOON = 500; // milliseconds, as most systems have it
const NEAR = 24; // pixels

let last: { timeStamp: number; clientX: number; clientY: number } | null = null;

/** A mouse counts its clicks itself, as quickly as the system says; a finger does not everywhere. Keys count none. */
export function isSecondClick(click: MouseEvent): boolean {
  if (!("pointerType" in click) || click.pointerType !== "touch") return click.detail > 1;
  const before = last;
  last = click;
  return (
    before !== null &&
    click.timeStamp - before.timeStamp < SOON &&
    Math.hypot(click.clientX - before.clientX, click.clientY - before.clientY) < NEAR
  );
}
