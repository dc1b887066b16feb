/** The charts and tables for looking something up. */

import type { Chart } from "../api";

/** Words without case and accents: "retirada" finds "Retirada", and "niebla" "Niebla". */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
}

/** The tables that contain every search word: in the name, a heading, or a cell. */
export function sought(charts: readonly Chart[], words: string): Chart[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return charts.filter((chart) => {
    const text = plain(
      [chart.name, chart.about, chart.clause, ...chart.columns, ...chart.rows.flatMap((row) => [row.label, ...row.cells])].join(" "),
    );
    return wanted.every((word) => text.includes(word));
  });
}
