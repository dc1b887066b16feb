/** The plan, above the list of orders: to be given as a whole or dropped. */

import { useReader } from "../words";
import type { Naming } from "./choices";
import { FINGERS, useMedia } from "./parts";
import type { Planned } from "./series";
import type { Plan } from "./usePlan";

interface PlanPanelProps {
  plan: Plan;
  called: Naming;
  /** Whether no order can be given now. */
  idle: boolean;
}

/** The text of a planned order; a piece already moving is not named again. */
export function told({ action, name, to }: Planned, called: Naming): string {
  if (action === null && to !== null) return `→ ${called(to)}`;
  return to === null ? name : `${name} → ${called(to)}`;
}

export function PlanPanel({ plan, called, idle }: PlanPanelProps) {
  const { say } = useReader();
  const { list, open, on, running } = plan;
  const fingers = useMedia(FINGERS);
  if (list.length === 0 && open === null && !on) return null;
  return (
    <section className="plan" aria-label={say("plan")}>
      {list.length > 0 && (
        <ol>
          {list.map((item, index) => (
            <li key={`${index} ${item.action} ${item.to}`} aria-current={running && index === 0 ? "step" : undefined}>
              <span>{told(item, called)}</span>
              {!running && (
                <button type="button" className="drop" aria-label={say("plan-drop", { order: told(item, called) })} onClick={() => plan.drop(index)}>
                  ×
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      <p className="hint" role="status">
        {open !== null ? say("plan-where", { piece: open.name }) : list.length === 0 ? say(fingers ? "plan-hint-touch" : "plan-hint") : running ? say("plan-running") : ""}
      </p>
      <div className="row">
        {!running && list.length > 0 && (
          <button type="button" className="main" disabled={idle} aria-keyshortcuts="G" onClick={plan.give}>
            {say("plan-give", { count: list.length })} <kbd aria-hidden="true">G</kbd>
          </button>
        )}
        <button type="button" className="plain" aria-keyshortcuts="Escape" onClick={plan.clear}>
          {say(running ? "plan-stop" : "plan-clear")} <kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
    </section>
  );
}
