import type { ReactNode } from "react";
import type { Decision, GameState } from "../api";
import type { Consulted } from "../explained";
import { Clause } from "../ui/Clause";
import { SideMark } from "../ui/SideMark";
import { bound } from "../ui/bound";
import { useReader } from "../words";
import { Ending, Reckoning } from "./Ending";
import { type Moving, useCalm } from "./run";

/** Minimum time in milliseconds for which the clause of others' choices is shown. */
const READING = 1800;

interface PromptProps {
  state: GameState;
  /** The question of a past moment, also of others: nobody is waited for. */
  past: boolean;
  /** While others move, their changing questions are not shown, because nobody could read them. */
  moving: Moving | null;
  /** The reader's question in a simultaneous decision: it stays while others answer. */
  together: Decision | null;
  /** It is not even shown, on the way to one's own decision. */
  skipping: boolean;
  names: Record<string, string>;
  /** Nobody has sat down yet by the link of the seat that has to choose. */
  open: boolean;
  /** The tables of the rules for this question. */
  tables: readonly Consulted[];
  onTable: (key: string) => void;
  children?: ReactNode;
}

/** Who is asked what, by which clause; or how the game has ended. */
export function Prompt({ state, past, moving, together, skipping, names, open, tables, onTable, children }: PromptProps) {
  const { say } = useReader();
  const decision = together ?? state.decision;
  return (
    <section className="prompt">
      {/* The question is announced; the number of others' orders is not. */}
      <div aria-live="polite" aria-atomic="true">
        {state.over && moving === null ? (
          <Ending state={state} />
        ) : moving !== null && together === null ? (
          <Moves key={moving.start} moving={moving} bots={hasBot(state, moving.seats)} open={open} names={names} />
        ) : (
          decision && (
            <>
              <h2>
                {/* The other seats with the same question change with each answer. */}
                <Who seats={decision.mine ? [state.seat] : decision.seats} names={names} />
                {tables[0] && (
                  <button
                    type="button"
                    className="to-table"
                    title={`${say("looked-up")}: ${tables.map(({ name }) => name).join(", ")}`}
                    onClick={() => onTable(tables[0]?.key ?? "")}
                  >
                    {say("tables")}
                  </button>
                )}
                <Clause clause={decision.clause} title={decision.clause_title} summary={decision.clause_summary} />
              </h2>
              <p className="ask" tabIndex={-1}>{decision.mine || past ? bound(decision.prompt) : say(open ? "seat-open" : hasBot(state, decision.seats) ? "moving" : "waiting", { seat: nameAll(decision.seats, names) })}</p>
            </>
          )
        )}
      </div>
      {moving !== null && together === null && !open && !hasBot(state, moving.seats) && <AskedOf moving={moving} />}
      {moving !== null && together === null && (
        <p className="so-far">{(moving.count > 0 || skipping) && say(!skipping ? "so-far" : state.seat === "observer" ? "so-far-to-end" : "so-far-skipping", { count: moving.count })}</p>
      )}
      {children}
      {/* Above the tables, so that what can be done now is easy to find. */}
      {state.over && moving === null && <Reckoning state={state} />}
    </section>
  );
}

interface MovesProps {
  moving: Moving;
  bots: boolean;
  open: boolean;
  names: Record<string, string>;
}

/** A steady message about who moves, however fast. */
function Moves({ moving, bots, open, names }: MovesProps) {
  const { say } = useReader();
  const seats = useCalm(moving.seats, moving.seats.join(), READING);
  const clause = moving.decision?.clause ?? "";
  const decision = useCalm(moving.decision, clause, READING);
  const seat = nameAll(seats, names);
  const key = open ? "seat-open" : bots ? "moving" : "waiting";
  return (
    <>
      <h2>
        <Who seats={seats} names={names} />
        {decision && <Clause clause={decision.clause} title={decision.clause_title} summary={decision.clause_summary} />}
      </h2>
      <p className="ask" tabIndex={-1}>{say(key, { seat })}</p>
    </>
  );
}

/** The question of a human who is waited for: a bot's is shown with its moves. */
function AskedOf({ moving }: { moving: Moving }) {
  const { say } = useReader();
  const prompt = useCalm(moving.decision?.prompt ?? "", moving.decision?.prompt ?? "", READING);
  return prompt === "" ? null : <p className="asked-of">{say("asked-what", { prompt })}</p>;
}

function Who({ seats, names }: { seats: readonly string[]; names: Record<string, string> }) {
  return seats.map((key) => (
    <span key={key}>
      <SideMark side={key} beside={names[key] ?? ""} /> {names[key]}
    </span>
  ));
}

function hasBot(state: GameState, seats: readonly string[]): boolean {
  return seats.some((seat) => state.seats[seat]?.kind === "bot");
}

function nameAll(seats: readonly string[], names: Record<string, string>): string {
  return seats.map((key) => names[key] ?? key).join(", ");
}
