import type { GameState } from "../api";
import { useReader } from "../words";
import { type Until, habitual, ways } from "./declined";

interface DecliningProps {
  state: GameState;
  onDecline: (until: Until) => void;
}

/** Beside a question: not to be asked any more, and how far. */
export function Declining({ state, onDecline }: DecliningProps) {
  const { say } = useReader();
  const asked = habitual(state);
  if (asked === null) return null;
  return (
    <div className="decline" role="group" aria-label={asked.declining}>
      <span aria-hidden="true">{asked.declining}:</span>
      {ways(state).map((until) => (
        <button key={until} type="button" className="plain" onClick={() => onDecline(until)}>
          {say(`decline-${until}`, { chance: asked.chance ?? -1 })}
        </button>
      ))}
    </div>
  );
}
