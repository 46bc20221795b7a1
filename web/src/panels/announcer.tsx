/** What happens, read aloud by screen readers as it happens; unseen, because the story shows it too. */

import { useEffect, useState } from "preact/hooks";
import { handNote, story, update } from "../state/table";
import { headline } from "./now";

export function Announcer() {
  const [said, setSaid] = useState(0);
  const now = update.value;
  const fresh = story.value.filter((event) => event.number > said);
  useEffect(() => {
    const last = story.value.at(-1);
    // the text stays until the next event, so that a slow reader still finds it
    return () => {
      if (last) setSaid(last.number);
    };
  }, [story.value.length]);
  const told = (fresh.length > 0 ? fresh : story.value.slice(-1)).slice(-6);
  return (
    <div class="unseen" aria-live="polite" aria-atomic="true" data-testid="live">
      {now && told.map((event) => <p key={event.number}>{event.sentence}</p>)}
      {now && <p>{headline(now)}</p>}
      {handNote.value && <p>{handNote.value}</p>}
    </div>
  );
}
