import type { ReactNode } from "react";
import type { GameState, LogLine } from "../api";
import { Clause } from "../ui/Clause";
import { Die } from "../ui/Dice";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";

interface PromptProps {
  state: GameState;
  /** What was asked then is told, also of others: nobody is waited for. */
  past: boolean;
  names: Record<string, string>;
  /** The last roll, where no battle shows it already. */
  rolled: LogLine | undefined;
  children?: ReactNode;
}

/** Who is asked for what, by which clause; or how the game has ended. */
export function Prompt({ state, past, names, rolled, children }: PromptProps) {
  const { say } = useReader();
  const { decision } = state;
  return (
    <section className="prompt" aria-live="polite" aria-atomic="true">
      {state.over ? (
        <>
          <h2>
            {say("over")} {state.result?.clause && <Clause clause={state.result.clause} />}
          </h2>
          <p className="ask">{state.result?.text}</p>
        </>
      ) : (
        decision && (
          <>
            <h2>
              {decision.seats.map((key) => (
                <span key={key}>
                  <SideMark side={key} /> {names[key]}
                </span>
              ))}
              <Clause clause={decision.clause} title={decision.clause_title} summary={decision.clause_summary} />
            </h2>
            <p className="ask">{decision.mine || past ? decision.prompt : say("waiting", { seat: waitedFor(state, names) })}</p>
          </>
        )
      )}
      {rolled && (
        <p className="rolled">
          <span className="dice">
            {rolled.dice.map((face, index) => (
              <Die key={`${rolled.n} ${index}`} face={face} />
            ))}
          </span>
          {rolled.text}
        </p>
      )}
      {children}
    </section>
  );
}

export function waitedFor(state: GameState, names: Record<string, string>): string {
  return (state.decision?.seats ?? []).map((key) => names[key] ?? key).join(", ");
}
