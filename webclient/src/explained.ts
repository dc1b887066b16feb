/** The key to the counters, as the server tells it. */

import { json } from "./ask";

/** A kind of counter or marker, drawn, with every figure and letter on it in words. */
export interface Specimen {
  key: string;
  name: string;
  /** The words of `data-kind` and `data-kinds` in a drawing of counters that it explains. */
  kinds: string[];
  svg: string;
  notes: { mark: string; text: string }[];
}

export interface CounterKey {
  /** What all drawings share: it must stand in the page. */
  style: string;
  specimens: Specimen[];
}

/** The key of a title, drawn by a light and told in a language. */
export const fetchKey = (title: string, theme: string, lang: string) => json<CounterKey>(`/api/titles/${title}/key`, { query: { theme, lang } });
