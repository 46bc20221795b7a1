/** A line of symbols, drawn: not every device has signs for them. What it means is said beside it. */

const COLOURS: Record<string, string> = {
  "🔵": "#2f64c8",
  "🔴": "#cf3427",
  "🟡": "#e9b528",
  "🟢": "#4c9f3f",
  "🟣": "#6d3a9c",
  "🟠": "#dd7a21",
  "🟤": "#7a4c2a",
  "⚪": "#ffffff",
  "⚫": "#2a2320",
};
const BURST =
  "12,1 14.600,8 21.500,4.500 17.500,11 23,14 16,15 17,22.500 12,17 7,22.500 8,15 1,14 6.500,11 2.500,4.500 9.400,8";

export function Symbols({ line, label }: { line: string; label: string }) {
  return (
    <p class="symbols" role="img" aria-label={label}>
      {[...line].map((symbol, at) => (
        <Sign key={at} symbol={symbol} />
      ))}
    </p>
  );
}

function Sign({ symbol }: { symbol: string }) {
  const colour = COLOURS[symbol];
  if (symbol !== "💥" && colour === undefined) return <span>{symbol}</span>;
  return (
    <svg viewBox="0 0 24 24" data-symbol={symbol} aria-hidden="true">
      {colour === undefined ? (
        <polygon points={BURST} fill="#d8451f" stroke="#7c1f08" stroke-linejoin="round" />
      ) : (
        <ellipse cx="12" cy="12.500" rx="8.500" ry="10.500" fill={colour} stroke="rgb(0 0 0 / 0.35)" />
      )}
    </svg>
  );
}
