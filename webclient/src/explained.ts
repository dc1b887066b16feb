/** What explains a title at the table: the key to the counters, tables of the rules, the map in words. */

import type { Chart, Table } from "./api";
import { json } from "./ask";

/** A kind of counter or marker, drawn, with every figure and letter explained. */
export interface Specimen {
  key: string;
  name: string;
  /** The values of `data-kind` and `data-kinds` in drawings of counters that it explains. */
  kinds: string[];
  svg: string;
  notes: { mark: string; text: string }[];
}

export interface CounterKey {
  /** What all drawings share: it must be in the page. */
  style: string;
  specimens: Specimen[];
}

/** The key of a title, in a theme and a language. */
export const fetchKey = (title: string, theme: string, lang: string) => json<CounterKey>(`/api/titles/${title}/key`, { query: { theme, lang } });

/** A table of the rulebook for a decision; `row` and `column` are those in question, or -1. */
export interface Consulted {
  key: string;
  name: string;
  row: number;
  column: number;
}

/** A region of the map in words. A place without a text is empty now. */
export interface RegionText {
  name: string;
  places: { place: string; name: string; text: string; changed: boolean }[];
}

/** The tables of the rulebook. */
export const fetchReferences = (title: string, lang: string) => json<Chart[]>(`/api/titles/${title}/references`, { query: { lang } });

/** The map in words; what has changed since `since` actions is marked. */
export const fetchDescribed = (table: Table, since: number) => json<RegionText[]>(`${table.base}/described`, table.how({ since: String(since) }));
