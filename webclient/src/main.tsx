import "@fontsource/libre-caslon-text/latin-400.css";
import "@fontsource/libre-caslon-text/latin-400-italic.css";
import "@fontsource/libre-caslon-text/latin-700.css";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import "./look/page.css";
import "./look/start.css";
import "./look/map.css";
import "./look/hand.css";
import "./look/side.css";
import "./look/odds.css";
import "./look/sheets.css";
import "./look/slips.css";
import "./look/table.css";
import "./look/playback.css";
import "./look/analysis.css";

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
