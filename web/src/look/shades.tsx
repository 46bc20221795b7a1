/** A gradient of a picture, from its first colour to its last. */

const WAYS = { down: [0, 1], across: [1, 0], aslant: [1, 1] } as const;

interface Props {
  id: string;
  colours: readonly string[];
  /** How far along each colour stands. */
  at?: readonly number[];
  way?: keyof typeof WAYS;
}

export function Shades({ id, colours, at = [0, 1], way = "down" }: Props) {
  const [across, down] = WAYS[way];
  return (
    <linearGradient id={id} x1="0" y1="0" x2={across} y2={down}>
      {colours.map((colour, number) => (
        <stop key={number} offset={at[number]} stop-color={colour} />
      ))}
    </linearGradient>
  );
}
