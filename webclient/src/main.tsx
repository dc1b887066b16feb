import "@fontsource/libre-caslon-text/latin-400.css";
import "@fontsource/libre-caslon-text/latin-400-italic.css";
import "@fontsource/libre-caslon-text/latin-700.css";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import "./look/page.css";
import "./look/start.css";
import "./look/table.css";

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
