/** A label with a list to choose from. */

interface Props<T extends string> {
  label: string;
  value: T;
  among: readonly { value: T; text: string }[];
  onChoose(value: T): void;
  bare?: boolean;
}

export function Choose<T extends string>({ label, value, among, onChoose, bare = false }: Props<T>) {
  return (
    <label class="field">
      <span class={bare ? "unseen" : ""}>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value as T)}>
        {among.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </select>
    </label>
  );
}
