import { useEffect, useRef, useState } from "react";
import type { LogLine, Table } from "../api";
import { sideStyle, useSideNames, useSides } from "../sides";
import { SideMark } from "../ui/SideMark";
import { bound } from "../ui/bound";
import { useReader } from "../words";
import { signed } from "./odds";
import { type TurnEnd, useGauged } from "./turns";
import { useEscape } from "./useEscape";

/** Number of lines of each part that are shown at first; of those that matter most some more. */
const MOST = 7;
const MOST_NEWS = 12;
/** Milliseconds for which an observer, who cannot dismiss it, sees it. */
const READING = 7000;

interface PlateProps {
  end: TurnEnd;
  table: Table;
  /** Whether nothing goes on meanwhile, so that it may take the focus. */
  holds: boolean;
  /** Disappears by itself, this many times as fast as intended; 0 stays. */
  passing: number;
  onGo: () => void;
}

/** The end of a turn: what ended it, the gauges, and the beginning of the next. */
export function TurnPlate({ end, table, holds, passing, onGo }: PlateProps) {
  const { say } = useReader();
  const go = useRef<HTMLButtonElement>(null);
  const gauges = useGauged(table, end);
  const names = useSideNames();

  useEffect(() => {
    if (holds) go.current?.focus({ preventScroll: true });
  }, [holds, end.seq]);

  useEscape(onGo);

  const [read, setRead] = useState(false);
  useEffect(() => {
    // If an observer has touched it, it stays.
    if (passing === 0 || read) return;
    const timer = setTimeout(onGo, READING / passing);
    return () => clearTimeout(timer);
  }, [passing, onGo, end.seq, read]);

  return (
    <section className="turn-plate" aria-labelledby="turn-ended" onPointerDown={() => setRead(true)}>
      <h2 id="turn-ended">{say("turn-ended", { turn: end.ended })}</h2>
      {gauges.length > 0 && (
        <ul className="stands">
          {/* If rows are only labelled by side, the chart's name says what is counted. */}
          {gauges[0] && gauges.every(({ row }) => row.label === names[row.side]) && <li className="of">{gauges[0].chart}:</li>}
          {gauges.map(({ row, chart, was }) => (
            <Stands key={`${chart} ${row.side} ${row.label}`} side={row.side} label={row.label} title={chart} was={was} value={row.value} />
          ))}
        </ul>
      )}
      <Lines lines={end.before} />
      {end.after.length > 0 && <h3>{say("turn-begins", { turn: end.begun })}</h3>}
      <Lines lines={end.after} />
      <button type="button" className="main" ref={go} onClick={onGo}>
        {say("turn-on", { turn: end.begun })}
      </button>
    </section>
  );
}

interface StandsProps {
  side: string;
  label: string;
  title: string;
  was: number | null;
  value: number;
}

/** The change of a gauge during the turn. */
function Stands({ side, label, title, was, value }: StandsProps) {
  const { say } = useReader();
  const sides = useSides();
  const change = was === null ? 0 : value - was;
  return (
    <li style={sideStyle(side, sides)} title={title}>
      <SideMark side={side} beside={label} /> <span>{label}</span> <b>{value}</b>
      <small>{change === 0 ? say("unchanged") : signed(change)}</small>
    </li>
  );
}

/** The first of the lines, with a button for all. */
function Lines({ lines }: { lines: readonly LogLine[] }) {
  const { say } = useReader();
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const most = Math.max(MOST, Math.min(MOST_NEWS, lines.filter(({ news }) => news).length));
  useEffect(() => {
    // The pressed button is gone: the focus goes on from its place.
    if (whole) (list.current?.children[most] as HTMLElement | undefined)?.focus();
  }, [whole, most]);
  if (lines.length === 0) return null;
  const told = whole || lines.length === most + 1 ? lines : lines.slice(0, most);
  return (
    <ul className="lines" ref={list}>
      {told.map((line, index) => (
        <li key={line.n} tabIndex={index === most ? -1 : undefined}>
          {bound(line.text)}
        </li>
      ))}
      {told.length < lines.length && (
        <li className="rest">
          <button type="button" aria-expanded={false} onClick={() => setWhole(true)}>
            {say("and-more", { count: lines.length - most })}
          </button>
        </li>
      )}
    </ul>
  );
}
