/** Charts: what the aids of a title tell in figures, tracks and tables. */

export type Form = "gauge" | "figure" | "track" | "table";

export interface ChartRow {
  key: string;
  label: string;
  cells: string[];
  /** Its first number. */
  value: number;
  side: string;
  /** The full scale of a gauge. */
  of: number;
  now: boolean;
  place: string;
  /** The number of the card that it concerns; 0 for none. */
  card?: number;
}

export interface Chart {
  key: string;
  name: string;
  /** How to read it, or empty. */
  about?: string;
  clause: string;
  form: Form;
  columns: string[];
  rows: ChartRow[];
}
