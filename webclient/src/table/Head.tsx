import type { Aim, Chart, ChartRow } from "../api";
import { sideStyle, useSides } from "../sides";
import { Clause } from "../ui/Clause";
import { SideMark } from "../ui/SideMark";
import { bound } from "../ui/bound";
import { useReader } from "../words";
import { acrossByKeys } from "./edges";
import { SMALL, useMedia } from "./parts";

/** The tracks that are checked every turn: gauges as bars, and a line of figures. */
export function Head({ charts, aims, seat }: { charts: readonly Chart[]; aims: readonly Aim[]; seat: string }) {
  const { say } = useReader();
  const gauges = charts.filter((chart) => chart.form === "gauge");
  const figures = charts.filter((chart) => chart.form === "figure");
  if (gauges.length + figures.length + aims.length === 0) return null;
  return (
    <section className="tracks" aria-label={say("tracks")}>
      {gauges.map((chart) => (
        <div key={chart.key} className="gauges" role="group" aria-label={chart.name}>
          {(gauges.length > 1 || chart.about) && (
            <h2>
              {chart.name} <Clause clause={chart.clause} title={chart.name} summary={chart.about || undefined} />
            </h2>
          )}
          {chart.rows.map((row) => (
            <Gauge key={`${row.side}.${row.label}`} row={row} name={chart.name} />
          ))}
        </div>
      ))}
      {figures.map((chart) => (
        <dl key={chart.key} className="figures" ref={acrossByKeys}>
          {merged(chart.rows).map(([label, rows]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {rows.map((row) => (
                  <span key={row.side}>
                    {row.side && <SideMark side={row.side} beside={label} />} {row.cells.join(" ")}
                  </span>
                ))}
              </dd>
            </div>
          ))}
          {chart.about && (
            <div>
              <dt className="unseen">{chart.name}</dt>
              <dd className="of-chart">
                <Clause clause={chart.clause} title={chart.name} summary={chart.about} />
              </dd>
            </div>
          )}
        </dl>
      ))}
      {aims.length > 0 && <Aims aims={aims} seat={seat} />}
    </section>
  );
}

/**
 * The victory conditions. On a phone they are shown on request while orders are listed. Elsewhere one's
 * own are shown, in at most three lines, and the rest is a click away.
 */
export function Aims({ aims, seat }: { aims: readonly Aim[]; seat: string }) {
  const { say } = useReader();
  const small = useMedia(SMALL);
  const told = ownFirst(aims, seat).map((aim) => (
    <p key={aim.side} className={aim.side === seat || aims.length === 1 ? "aim" : "aim other"}>
      <SideMark side={aim.side} beside="" /> {bound(aim.text)}
    </p>
  ));
  const [own, ...others] = ownFirst(aims, seat);
  if (small || own === undefined) {
    return (
      <details className="aims">
        <summary>{say("aims")}</summary>
        {told}
      </details>
    );
  }
  if (others.length === 0) return told; // whoever plays alone
  return (
    <details className="aims lines">
      <summary className="aim" title={others.map(({ text }) => text).join("\n\n")}>
        <span>
          <SideMark side={own.side} beside="" /> {bound(own.text)}
        </span>
      </summary>
      {told.slice(1)}
    </details>
  );
}

/** The victory conditions, the reader's own before the others'. */
export function ownFirst(aims: readonly Aim[], seat: string): Aim[] {
  return [...aims.filter(({ side }) => side === seat), ...aims.filter(({ side }) => side !== seat)];
}

function Gauge({ row, name }: { row: ChartRow; name: string }) {
  const sides = useSides();
  const full = Math.max(row.of, row.value, 1);
  const tenth = full > 60 ? 100 : full;
  return (
    <div className="gauge" style={sideStyle(row.side, sides)} title={`${row.label}, ${name}: ${row.cells.join(", ")}`}>
      <SideMark side={row.side} beside={row.label} />
      <span className="who">{row.label}</span>
      <span className="bar" aria-hidden="true">
        <i style={{ width: `${(Math.max(0, row.value) / full) * 100}%` }} />
        <b style={{ left: `${(tenth / full) * 100}%` }} />
      </span>
      <span className="figure">{row.cells[0]}</span>
      <span className="note">{row.cells.slice(1).join(" ")}</span>
    </div>
  );
}

/** Rows with the same label, together, in the order of the first of each. */
export function merged(rows: readonly ChartRow[]): [string, ChartRow[]][] {
  const found = new Map<string, ChartRow[]>();
  for (const row of rows) found.set(row.label, [...(found.get(row.label) ?? []), row]);
  return [...found];
}
