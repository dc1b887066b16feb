/** The end of a turn: its log lines, and the gauges before and after. */

import { useCallback, useEffect, useState } from "react";
import type { ChartRow, GameState, LogLine, Table } from "../api";
import { keep } from "../keep";
import type { Shown } from "./usePlayback";

export interface TurnEnd {
  /** The moment at which the next turn begins, and the one at which the last began, if known. */
  seq: number;
  since: number | null;
  ended: string;
  begun: string;
  /** What ended the turn, with what matters most first, and the beginning of the next. */
  before: LogLine[];
  after: LogLine[];
}

/** Lines that only announce a phase. */
const isHeading = ({ kind }: LogLine) => kind.endsWith("-phase");

/** What matters most first, by its rank; the rest, and lines of one rank, keep their order. */
export function byNews(lines: readonly LogLine[]): LogLine[] {
  const rank = ({ news }: LogLine) => news || Number.POSITIVE_INFINITY;
  return [...lines].sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

function named(line: LogLine | undefined): string {
  return line?.text.replace(/\.$/, "") ?? "";
}

/** The last turn that ended after the moment `seen` and until `seq`; null if none did. */
export function turnEnd(log: readonly LogLine[], seen: number, seq: number): TurnEnd | null {
  const lines = log.filter((line) => !line.undone && line.seq <= seq);
  const next = lines.findLastIndex((line) => line.kind === "turn");
  const begun = lines[next];
  const last = lines.slice(0, Math.max(0, next)).findLastIndex((line) => line.kind === "turn");
  const ended = lines[last];
  if (begun === undefined || ended === undefined || begun.seq <= seen) return null;
  // If phases are logged, the first of them closes the turn; else what happened together with its end.
  const during = lines.slice(last + 1, next);
  const phase = during.findIndex(isHeading);
  const closing = phase >= 0 ? during.slice(phase) : during.filter((line) => line.seq === begun.seq);
  return {
    seq: begun.seq,
    since: ended.seq,
    ended: named(ended),
    begun: named(begun),
    before: byNews(closing.filter((line) => !isHeading(line))),
    after: lines.slice(next + 1).filter((line) => line.seq === begun.seq && !isHeading(line)),
  };
}

export interface Gauged {
  row: ChartRow;
  chart: string;
  /** Its value when the turn began; null if unknown. */
  was: number | null;
}

/** The gauges of a state, each with its value in an earlier one. */
export function gauged(now: Pick<GameState, "charts">, before: Pick<GameState, "charts"> | null): Gauged[] {
  const rows = (state: Pick<GameState, "charts">) =>
    state.charts.filter(({ form }) => form === "gauge").flatMap((chart) => chart.rows.map((row) => ({ row, chart: chart.name, key: `${chart.key} ${row.side} ${row.label}` })));
  const known = new Map(before === null ? [] : rows(before).map(({ key, row }) => [key, row.value]));
  return rows(now).map(({ row, chart, key }) => ({ row, chart, was: known.get(key) ?? null }));
}

/** The turn whose end a seat has not seen yet, and how to dismiss it. */
export function useTurnEnd(game: string, state: GameState | null, log: readonly LogLine[]): [TurnEnd | null, () => void] {
  const key = `turn.${game}.${state?.seat}`;
  const [seen, setSeen] = useState<number | null>(null);
  const settle = useCallback(
    (seq: number) => {
      keep.set(key, seq);
      setSeen(seq);
    },
    [key],
  );
  const seq = state?.seq ?? null;
  // A newcomer has missed nothing; a turn may end again after an undo.
  useEffect(() => {
    if (seq === null) return;
    const known = seen ?? keep.setting<number | null>(key, null);
    if (known === null || known > seq) settle(seq);
    else if (seen === null) setSeen(known);
  }, [seq, seen, key, settle]);
  const end = seen === null || seq === null ? null : turnEnd(log, seen, seq);
  const at = end?.seq ?? null;
  return [end, useCallback(() => at !== null && settle(at), [at, settle])];
}

/** The end of a turn that is to be seen before others' moves go on, and how to dismiss it. */
export function useTurnPlate(game: string, live: Shown, moment: number | null): [TurnEnd | null, () => void] {
  const [ended, putAway] = useTurnEnd(game, live.state, live.log);
  const { speed } = live.playback;
  const plate = moment === null && speed !== 0 ? ended : null;
  // A reader without playback does not want the ends of turns either.
  useEffect(() => {
    if (speed === 0) putAway();
  }, [speed, putAway]);
  return [plate, putAway];
}

/** The gauges at the end of a turn, once they are known. */
export function useGauged(table: Table, end: TurnEnd): Gauged[] {
  const [found, setFound] = useState<Gauged[]>([]);
  const { seq, since } = end;
  useEffect(() => {
    let stale = false;
    Promise.all([table.moment(seq), since === null ? null : table.moment(since)]).then(
      ([now, before]) => !stale && setFound(gauged(now, before)),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [table, seq, since]);
  return found;
}
