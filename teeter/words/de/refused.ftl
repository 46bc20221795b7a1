# Why a table says no

refused-bot-plays = Für dich spielt gerade ein Bot; übernimm zuerst wieder selbst.
refused-series-bot = Eine Serie des Tages spielt man mit eigener Hand.
refused-changes = Nicht so viele Änderungen auf einmal.
refused-no-bot-plays = Für dich spielt kein Bot.
refused-touched = Die Hand hat schon etwas berührt: Es bleibt dabei.
refused-stale = Am Tisch ist es schon weitergegangen; schau noch einmal hin.
refused-not-started = Die Partie hat noch nicht begonnen: Ein Platz ist frei.
refused-not-under-way = Es läuft keine Partie.
refused-not-over = Die Partie läuft noch.
refused-next-laid = Die nächste Partie ist schon aufgebaut.
refused-seat-taken = Platz { $seat } ist besetzt.
refused-has-seen = Wer in dieser Partie schon ein Blatt gesehen hat, bekommt kein anderes.
refused-asked-already = Es bittet schon jemand um einen Platz; warte die Antwort ab.
refused-denied = Die Antwort war nein; frag nach dem nächsten Zug noch einmal.
refused-nobody-here = Es ist niemand da, der zustimmen könnte.
refused-nobody-asks = Danach fragt niemand mehr.
refused-not-asked = Du bist nicht gefragt.
refused-bot-stays = Der Bot bleibt sitzen, solange niemand um seinen Platz bittet.
refused-sight = Ob Zuschauer alle Blätter sehen, wird gesagt, bevor sich die anderen setzen.
refused-listed-series = Eine Serie des Tages wird anderen nicht gezeigt.
refused-no-open-tables = Auf diesem Server stehen keine Tische im Regal; der Link bringt Freunde her.
refused-somebody-sits = Auf Platz { $seat } sitzt schon jemand.
refused-nobody-sits = Auf Platz { $seat } sitzt niemand.
refused-seats = Es gibt die Plätze A bis { $last }.
refused-no-seat = Diesen Platz gibt es nicht.
refused-not-your-seat = Platz { $seat } gehört nicht dir.
refused-not-yours = Dieser Platz gehört nicht dir.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-always = In diesem Spiel wird nichts gefragt, worauf man immer dasselbe antworten könnte.
refused-not-away = { $name } ist da oder war es gerade noch.
refused-not-host = Das entscheidet, wer den Tisch eröffnet hat.
refused-close = Nur wer den Tisch eröffnet hat, kann ihn schließen.
refused-hidden = Von dort kannst du den Tisch nicht sehen.
refused-empty-text = In diesem Text steht nichts Lesbares.
refused-no-reason = Kein Bot an diesem Tisch weiß etwas über diesen Zug.
refused-no-bot = Den Bot { $name } gibt es nicht; es gibt { $there }.
refused-not-moved = Du hast noch keinen Zug gemacht.
refused-seat-since = Seitdem hat jemand anderes einen Platz übernommen: Was vorher war, bleibt.
refused-hand-since = Seitdem war eine Hand am Werk: Was sie getan hat, lässt sich nicht zurücknehmen.
refused-undo-not-asked = Du wirst gerade nicht gefragt, ob etwas zurückgenommen werden darf.
refused-record = Das Protokoll gibt es, wenn die Partie zu Ende ist.

# Why a server does

refused-not-this-try = Dieser Versuch läuft nicht mehr.
refused-no-hand = Dieses Spiel wird ohne Hand gespielt.
refused-closed = Diesen Tisch gibt es nicht, oder er ist geschlossen.
refused-no-table = Diesen Tisch gibt es nicht.
refused-gone = Diesen Tisch gibt es nicht mehr.
refused-elsewhere = Dieser Tisch ist jetzt bei einem anderen Server.
refused-not-joined = Komm zuerst an einen Tisch.
refused-tables = Von einer Adresse aus sind { $most } offene Tische erlaubt.
refused-connections = Von einer Adresse aus sind { $most } Verbindungen erlaubt.
refused-requests = Von dort wurde schon zu oft um einen Platz gebeten; warte ein paar Minuten.
refused-new-tables = Zu viele neue Tische; warte einen Moment.
refused-shown = Zu viele Partien zum Ansehen; warte einen Moment.
refused-chats = Ihr schreibt alle zusammen zu viel.
refused-messages = Zu viele Nachrichten in der Sekunde.
refused-hands = Zu viele Handbewegungen in der Sekunde.
refused-fault = Ein Fehler des Servers; es hat sich nichts geändert.
refused-store = Der Speicher antwortet nicht.
refused-store-soon = Der Speicher antwortet nicht; versuch es gleich noch einmal.
refused-not-stored = Das konnte nicht gespeichert werden. Versuch es noch einmal, wenn der Speicher wieder antwortet.
refused-not-happened = Das konnte nicht gespeichert werden und ist deshalb nicht geschehen.
refused-hello = Melde dich zuerst an.
refused-protocol = Dieser Server spricht Protokoll { $number }. Lade die Seite neu.
refused-malformed = Diese Nachricht versteht der Server nicht.
refused-message-long = Eine Nachricht hat höchstens { $most } Bytes.
refused-frame-bytes = Eine Handbewegung hat { $count } Bytes.
refused-no-frame = Das ist keine Handbewegung.
refused-no-game = Dieses Spiel gibt es nicht.
refused-no-track = Von diesem Schritt gibt es keine Aufzeichnung.
refused-no-language = In dieser Sprache gibt es keine Texte.
refused-record-long = Ein Protokoll hat höchstens { $most } Bytes.
refused-record-text = Ein Protokoll ist Text in UTF-8.
refused-moves-long = Ein Spiel, das gezeigt wird, hat höchstens { $most } Züge.
refused-shown-long = Eine Partie zum Ansehen hat höchstens { $most } Bytes.
refused-slow = Diese Partie ist zu lang zum Ansehen.

# Why a table is closed

closed-old = An diesem Tisch war lange niemand mehr.
closed-by-host = Der Tisch wurde geschlossen.

# Serien eines Tages

refused-new-series = Von dort kommen zu viele Serien des Tages; warte ein paar Minuten.
refused-no-series = Dieses Spiel hat keine Serie des Tages.
refused-no-day = Diesen Tag gibt es noch nicht.
series-other-day = Das ist nicht die Serie vom { $day }.
series-otherwise = Noch einmal gespielt gehen die Versuche anders aus: { $why }.
series-other-physics = Sie wurde mit einer anderen Physik gespielt, als dieser Server sie hat.
series-other-hand = Nicht jeden Versuch hat ein Mensch gemacht.
refused-odds = Die Chancen werden nur beim Üben gesagt.
refused-odds-now = Die Chancen gibt es, sobald du am Tisch wählen kannst.
