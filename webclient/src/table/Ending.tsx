import { useContext } from "react";
import type { Chart, ChartRow, GameState } from "../api";
import { useSideNames } from "../sides";
import { Clause } from "../ui/Clause";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import { ReadingContext } from "./ReadCard";

/** The chart of what wins a game, which every title has under this name. */
const VICTORY = "victory";

/** By side, the conditions of its victory. */
export function bySide(rows: readonly ChartRow[]): [string, ChartRow[]][] {
  const found = new Map<string, ChartRow[]>();
  for (const row of rows) found.set(row.side, [...(found.get(row.side) ?? []), row]);
  return [...found];
}

/** How the game has ended: who has won, and what was needed against what was reached. */
export function Ending({ state }: { state: GameState }) {
  const { say } = useReader();
  const table = useContext(ReadingContext);
  const { result, charts } = state;
  const victory = charts.find((chart) => chart.key === VICTORY);
  return (
    <>
      <h2>
        {say("over")} {result?.clause && <Clause clause={result.clause} />}
      </h2>
      <p className="ask" tabIndex={-1}>
        {/* Of a game that was ended at the table the loser is told first: the winner's mark would be taken for his. */}
        {result?.winner && result.clause && <SideMark side={result.winner} beside={result.text} />} {result?.text}
      </p>
      {table && (
        <p>
          <a className="to-report" href={table.report()} target="_blank" rel="noreferrer">
            {say("report")}
          </a>
        </p>
      )}
      {victory && <Reached chart={victory} decided={result?.clause ?? ""} />}
    </>
  );
}

function Reached({ chart, decided }: { chart: Chart; decided: string }) {
  const { say } = useReader();
  const names = useSideNames();
  return (
    <table className="reached">
      <caption>{chart.name}</caption>
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
      {bySide(chart.rows).map(([side, rows]) => (
        <tbody key={side}>
          <tr>
            <th colSpan={4} scope="rowgroup">
              <SideMark side={side} /> {names[side] ?? side}
            </th>
          </tr>
          {rows.map((row) => {
            const [needed, reached, clause = ""] = row.cells;
            const number = clause.replace(/^§ /, "");
            return (
              <tr key={row.key} className={[row.now && "met", row.now && decided !== "" && number === decided && "decided"].filter(Boolean).join(" ")}>
                <th scope="row">
                  {row.label}
                  {row.now && <span className="unseen"> {say("reached")}</span>}
                </th>
                <td>{needed}</td>
                <td>{reached}</td>
                <td>
                  <Clause clause={number} />
                </td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
