/** The tokens of `draw/`, as custom properties of the page: the board and the page share one look. */

import tokens from "../../src/longroll/draw/tokens.json";

export type Theme = keyof typeof tokens.themes;

export const SERIF = tokens.font.serif;

export function colours(theme: Theme): Record<string, string> {
  return tokens.themes[theme];
}

export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(colours(theme))) {
    root.style.setProperty(`--${name}`, value);
  }
  root.style.setProperty("--serif", SERIF);
  root.dataset["theme"] = theme;
  root.style.colorScheme = theme;
}
