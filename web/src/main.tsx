/** The beginning: the connection is made while the first screen is drawn. */

import { render } from "preact";
import "./net/client";
import { App } from "./screens/app";
import "./style/index.css";

const root = document.getElementById("app");
if (root) render(<App />, root);
