import type { LogLine } from "../api";
import { Die } from "../ui/Dice";
import { bound } from "../ui/bound";
import { useReader } from "../words";

/** Recent events in one line above the orders, where the log is not visible. */
export function Lately({ line, onLog }: { line: LogLine; onLog: () => void }) {
  const { say } = useReader();
  return (
    <button type="button" className="lately" title={say("tab-log")} onClick={onLog}>
      {line.dice.length > 0 && (
        <span className="dice">
          {line.dice.map((face, index) => (
            <Die key={`${line.n} ${index}`} face={face} />
          ))}
        </span>
      )}
      <span className="said">{bound(line.text)}</span>
    </button>
  );
}
