/** Small line drawings for buttons; never the only sign, each button has its words too. */

const PATHS = {
  home: "M4 11 12 4l8 7v9h-5v-6H9v6H4z",
  book: "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8h6",
  gear: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  undo: "M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12H9",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  play: "M7 4v16l13-8z",
  pause: "M7 4v16M17 4v16",
  first: "M6 4v16M20 4v16L9 12z",
  last: "M18 4v16M4 4v16l11-8z",
  back: "M16 4v16L6 12z",
  on: "M8 4v16l10-8z",
  close: "M6 6l12 12M18 6 6 18",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2",
  cup: "M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 4 1 5 3.5 5M17 6h3c0 4-1 5-3.5 5M12 15v4M8 20h8",
  download: "M12 4v11M7 11l5 5 5-5M4 20h16",
  again: "M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5",
  hand: "M8 12V6a1.6 1.6 0 0 1 3.2 0V5a1.6 1.6 0 0 1 3.2 0v1.5a1.6 1.6 0 0 1 3.2 0V15a6 6 0 0 1-6 6c-3 0-4.5-1.5-6-4.500L4 13.500a1.5 1.5 0 0 1 2.6-1.500L8 14",
  sun: "M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.700 1.700M17.300 17.300 19 19M19 5l-1.700 1.700M6.700 17.300 5 19",
  share:
    "M17 4a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM7 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM17 15a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM9.200 10.800l5.600-3.100M9.200 13.200l5.600 3.100",
  curve: "M4 4v16h16M7 15l4-5 3 3 5-7",
  bot: "M6 9h12v9H6zM12 9V5M9 13h.01M15 13h.01M10 16h4M3 12v3M21 12v3",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
