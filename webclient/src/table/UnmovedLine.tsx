/** How many pieces can still be ordered, beside the order that ends the phase; they are shown on the map, or one by one. */

import { useReader } from "../words";
import type { Plan } from "./usePlan";

interface UnmovedLineProps {
  count: number;
  shown: boolean;
  onShow: (shown: boolean) => void;
  onNext: () => void;
  plan: Plan;
}

export function UnmovedLine({ count, shown, onShow, onNext, plan }: UnmovedLineProps) {
  const { say } = useReader();
  if (count === 0) return null;
  return (
    <div className="unmoved">
      <span>{say("unmoved", { count })}</span>
      <button type="button" className="plain" aria-pressed={shown} onClick={() => onShow(!shown)}>
        {say("unmoved-show")}
      </button>
      <button type="button" className="plain" aria-keyshortcuts="U" onClick={onNext} title={`${say("unmoved-next")} (U)`}>
        {say("unmoved-next-short")} <kbd aria-hidden="true">U</kbd>
      </button>
      <button type="button" className="plain" aria-pressed={plan.on} onClick={() => plan.setOn(!plan.on)} title={say("plan-hint")}>
        {say("plan")}
      </button>
    </div>
  );
}
