/** The charts and tables among which one looks something up. */

import type { Chart } from "../api";

/** Words without case and accents: who looks for "retirada" finds "Retirada", who for "niebla" "Niebla". */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
}

/** Those in which every word that is sought stands somewhere: in the name, at a row or a column, or in a cell. */
export function sought(charts: readonly Chart[], words: string): Chart[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return charts.filter((chart) => {
    const text = plain(
      [chart.name, chart.about, chart.clause, ...chart.columns, ...chart.rows.flatMap((row) => [row.label, ...row.cells])].join(" "),
    );
    return wanted.every((word) => text.includes(word));
  });
}
