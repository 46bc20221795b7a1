/** The beginning: the connection is made while the first screen is drawn. */

import { render } from "preact";
import { learn } from "./i18n/spoken";
import "./net/client";
import { App } from "./screens/app";
import { settings } from "./settings";
import "./style/index.css";

const root = document.getElementById("app");
await learn(settings.peek().language);
if (root) render(<App />, root);

/** Where browsers allow it (https, or this machine), the page can be installed and opens without a network. */
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/service_worker.js").catch(() => undefined);
