import type { Chart, ChartRow } from "../api";
import { Clause } from "../ui/Clause";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import { ReadCard } from "./ReadCard";

interface ChartsProps {
  charts: readonly Chart[];
  onShow: (place: string) => void;
}

/** Tracks and tables beside the map, whatever the title has of them. */
export function Charts({ charts, onShow }: ChartsProps) {
  const { say } = useReader();
  return (
    <section className="charts" aria-label={say("charts")} tabIndex={0}>
      {charts
        .filter((chart) => chart.form === "track" || chart.form === "table")
        .map((chart) => (
          <section key={chart.key} className={`chart ${chart.form}`} aria-label={chart.name}>
            <h3>
              {chart.name} <Clause clause={chart.clause} />
            </h3>
            {chart.form === "track" ? <Track chart={chart} /> : <Table chart={chart} onShow={onShow} />}
          </section>
        ))}
    </section>
  );
}

/** Boxes in a row; where something is waiting in a box, one below the other. */
function Track({ chart }: { chart: Chart }) {
  const busy = chart.rows.some((row) => row.cells.length > 0);
  return (
    <ol className={busy ? "boxes tall" : "boxes"}>
      {chart.rows.map((row) => (
        <li key={row.label} className={row.now ? "now" : ""} aria-current={row.now ? "step" : undefined}>
          <b>{row.label}</b>
          {row.cells.length > 0 && <span>{row.cells.join(", ")}</span>}
        </li>
      ))}
    </ol>
  );
}

function Table({ chart, onShow }: { chart: Chart; onShow: (place: string) => void }) {
  const width = Math.max(chart.columns.length, ...chart.rows.map((row) => row.cells.length));
  return (
    <table>
      {chart.columns.length > 0 && (
        <thead>
          <tr>
            <td />
            {chart.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {chart.rows.map((row, index) => (
          <tr key={`${index} ${row.label}`} className={row.now ? "now" : row.cells.length === 0 && chart.columns.length > 0 ? "under" : ""}>
            <Label row={row} onShow={onShow} />
            {Array.from({ length: width }, (_, cell) => (
              <td key={cell} className={/^[\d.+−-]*$/.test(row.cells[cell] ?? "") ? "number" : ""}>
                {row.cells[cell] ?? ""}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Label({ row, onShow }: { row: ChartRow; onShow: (place: string) => void }) {
  return (
    <th scope="row">
      {row.side && <SideMark side={row.side} />}{" "}
      {row.place ? (
        <button type="button" className="to-place" onClick={() => onShow(row.place)}>
          {row.label}
        </button>
      ) : row.card ? (
        <ReadCard number={row.card} name={row.label} />
      ) : (
        row.label
      )}
    </th>
  );
}
