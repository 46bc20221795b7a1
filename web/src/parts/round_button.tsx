/** A small round button with a drawing; its words are its name. */

import { Icon, type IconName } from "./icon";

interface Props {
  icon: IconName;
  label: string;
  onClick(): void;
  disabled?: boolean;
  pressed?: boolean;
}

export function RoundButton({ icon, label, onClick, disabled = false, pressed }: Props) {
  return (
    <button
      type="button"
      class="round"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
