/** The name under which somebody sits down. */

import { useState } from "preact/hooks";
import { t } from "../i18n";
import { typedName } from "../parts/typed_name";
import { change, settings } from "../settings";

export function YourName() {
  const [name, setName] = useState(settings.value.name);
  return (
    <label class="field">
      <span>{t("lobby.yourName")}</span>
      <input
        value={name}
        autocomplete="nickname"
        onInput={(event) => {
          const typed = typedName(event.currentTarget);
          setName(typed);
          change({ name: typed.trim() });
        }}
      />
    </label>
  );
}
