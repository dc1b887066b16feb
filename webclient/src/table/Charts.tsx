import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Chart, ChartRow } from "../api";
import type { Consulted } from "../explained";
import { tellsSide, useSideNames } from "../sides";
import { Clause } from "../ui/Clause";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import { down } from "./edges";
import { ReadCard } from "./ReadCard";
import { sought } from "./tables";

/** Number of first rows of a requested table that are to be visible. */
const EARLY = 4;

interface ChartsProps {
  charts: readonly Chart[];
  /** The tables of the rulebook, and those for the present question. */
  references: readonly Chart[];
  consulted: readonly Consulted[];
  /** The table that was requested; another object each time. */
  wanted: { key: string } | null;
  onShow: (place: string) => void;
  children?: ReactNode;
}

/** Tracks and tables beside the map, as the title provides them, and the tables of the rulebook. */
export function Charts({ charts, references, consulted, wanted, onShow, children }: ChartsProps) {
  const { say } = useReader();
  const [words, setWords] = useState("");
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!wanted) return;
    setWords("");
    // A filtered-out table is rendered before it is scrolled to.
    requestAnimationFrame(() => {
      const chart = sheet.current?.querySelector(`[data-chart="${wanted.key}"]`);
      chart?.scrollIntoView({ block: "start" });
      // If the sheet is so low that few rows would be visible, they take precedence over what is said about the table.
      const early = chart?.querySelector(`tbody tr:nth-child(${EARLY})`) ?? chart?.querySelector("tbody tr:last-child");
      const hidden = early && sheet.current && early.getBoundingClientRect().bottom > sheet.current.getBoundingClientRect().bottom;
      if (hidden) chart?.querySelector("table")?.scrollIntoView({ block: "start", inline: "nearest" });
      // If the sheet is low, or the table wide, the cell in question takes precedence over the table's beginning.
      const asked = chart?.querySelector("tr.asked .asked") ?? chart?.querySelector(".asked");
      asked?.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  }, [wanted]);
  useEffect(() => down(sheet.current), []);
  const beside = sought(
    charts.filter((chart) => chart.form === "track" || chart.form === "table"),
    words,
  );
  const inQuestion = (chart: Chart) => consulted.find((one) => one.key === chart.key);
  const found = sought(references, words);
  // Those for the present question come first.
  const tables = [...found.filter(inQuestion), ...found.filter((chart) => !inQuestion(chart))];
  const drawn = (chart: Chart) => (
    <section key={chart.key} data-chart={chart.key} className={`chart ${chart.form} ${inQuestion(chart) ? "consulted" : ""}`} aria-label={chart.name}>
      <h3>
        {chart.name} <Clause clause={chart.clause} />
      </h3>
      {chart.about && <p className="hint">{chart.about}</p>}
      {chart.form === "track" ? <Track chart={chart} /> : <Table chart={chart} consulted={inQuestion(chart)} onShow={onShow} />}
    </section>
  );
  return (
    <section className="charts" aria-label={say("charts")} tabIndex={0} ref={sheet}>
      {/* Before the charts, because screen readers come here for it. */}
      {children}
      <input
        type="search"
        className="seek"
        value={words}
        placeholder={say("seek-table")}
        aria-label={say("seek-table")}
        onChange={(event) => setWords(event.target.value)}
      />
      {beside.map(drawn)}
      {tables.length > 0 && <h2 className="of-rules">{say("tables-of-rules")}</h2>}
      {tables.map(drawn)}
      {beside.length + tables.length === 0 && (
        <p className="hint" role="status">
          {say("no-table")}
        </p>
      )}
    </section>
  );
}

/** Boxes in a row; if a box has contents, one below the other. */
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

interface TableProps {
  chart: Chart;
  consulted: Consulted | undefined;
  onShow: (place: string) => void;
}

/** Maximum number of letters of a cell in one line. */
const SHORT = 20;

function Table({ chart, consulted, onShow }: TableProps) {
  const names = useSideNames();
  // A label may name the other side: "Confederate will down to" is the Union's aim.
  const apart = chart.rows.some((each) => each.side !== "" && !tellsSide(each.label, names[each.side] ?? each.side));
  const [row, column] = [consulted?.row ?? -1, consulted?.column ?? -1];
  const marked = (...is: boolean[]) => (is.every(Boolean) ? "asked" : "");
  const width = Math.max(chart.columns.length, ...chart.rows.map((row) => row.cells.length));
  const prose = Array.from({ length: width }, (_, cell) => chart.rows.some((row) => (row.cells[cell] ?? "").length > SHORT));
  const kind = (text: string, cell: number) => (prose[cell] ? "prose" : /^[\d.+−-]*$/.test(text) ? "number" : "");
  return (
    <table className={prose.includes(true) ? "told" : ""}>
      {chart.columns.length > 0 && (
        <thead>
          <tr>
            <td />
            {chart.columns.map((each, at) => (
              <th key={each} scope="col" className={`${prose[at] ? "prose" : each.length < 6 ? "short" : ""} ${marked(at === column)}`}>
                {each}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {chart.rows.map((each, index) => (
          <tr key={`${index} ${each.label}`} className={each.now ? "now" : each.cells.length === 0 && chart.columns.length > 0 ? "under" : marked(index === row)}>
            <Label row={each} apart={apart} onShow={onShow} />
            {Array.from({ length: width }, (_, cell) => (
              <td key={cell} className={`${kind(each.cells[cell] ?? "", cell)} ${marked(cell === column)}`}>
                {each.cells[cell] ?? ""}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LabelProps {
  row: ChartRow;
  /** The side of each row, if labels do not distinguish them. */
  apart: boolean;
  onShow: (place: string) => void;
}

function Label({ row, apart, onShow }: LabelProps) {
  return (
    <th scope="row">
      {row.side && <SideMark side={row.side} beside={apart ? "" : row.label} />}{" "}
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
