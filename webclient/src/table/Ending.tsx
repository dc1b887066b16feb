import type { Chart, ChartRow, GameState } from "../api";
import { useSideNames } from "../sides";
import { Clause } from "../ui/Clause";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";

/** The key of the chart of victory conditions, the same in every title. */
const VICTORY = "victory";

/** By side, its victory conditions. */
export function bySide(rows: readonly ChartRow[]): [string, ChartRow[]][] {
  const found = new Map<string, ChartRow[]>();
  for (const row of rows) found.set(row.side, [...(found.get(row.side) ?? []), row]);
  return [...found];
}

/** How the game has ended: the winner, and why. */
export function Ending({ state }: { state: GameState }) {
  const { say } = useReader();
  const { result } = state;
  return (
    <>
      <h2>
        {say("over")} {result?.clause && <Clause clause={result.clause} />}
      </h2>
      <p className="ask" tabIndex={-1}>
        {/* For a game that was ended at the table the loser is named first: the winner's mark would be taken for his. */}
        {result?.winner && result.clause && <SideMark side={result.winner} beside={result.text} />} {result?.text}
      </p>
    </>
  );
}

/** The breakdown of the score: sum of deeds, and required against reached values. */
export function Reckoning({ state: { result, charts } }: { state: GameState }) {
  const victory = charts.find((chart) => chart.key === VICTORY);
  return (
    <>
      {result?.deeds?.map((chart) => <Deeds key={chart.key} chart={chart} />)}
      {victory && <Reached chart={victory} decided={result?.clause ?? ""} />}
    </>
  );
}

/** The deeds behind the score, as far as the title provides them: by side, gains before losses. */
function Deeds({ chart }: { chart: Chart }) {
  const names = useSideNames();
  const sides = bySide(chart.rows);
  return (
    <table className="reached deeds">
      <caption>
        {chart.name} <Clause clause={chart.clause} />
      </caption>
      <Columns names={chart.columns} />
      {sides.map(([side, rows]) => (
        <tbody key={side}>
          {sides.length > 1 && side !== "" && (
            <tr>
              <th colSpan={chart.columns.length + 1} scope="rowgroup">
                <SideMark side={side} /> {names[side] ?? side}
              </th>
            </tr>
          )}
          {rows.map((row, at) => (
            <tr key={`${at} ${row.label}`}>
              <th scope="row">{row.label}</th>
              {row.cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The headings of columns, beside those of rows. */
function Columns({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        <td />
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Reached({ chart, decided }: { chart: Chart; decided: string }) {
  const { say } = useReader();
  const names = useSideNames();
  return (
    <table className="reached">
      <caption>{chart.name}</caption>
      <Columns names={chart.columns} />
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
