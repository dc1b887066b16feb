import { useEffect, useRef } from "react";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";

/** Between two players at one screen: hides everything until the next one sits down. */
export function Curtain({ seat, name, onSit }: { seat: string; name: string; onSit: () => void }) {
  const { say } = useReader();
  const sit = useRef<HTMLButtonElement>(null);
  useEffect(() => sit.current?.focus(), []);
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <div className="sheet-of-paper">
        <SideMark side={seat} />
        <h2 id="curtain-title">{say("curtain-title", { seat: name })}</h2>
        <p>{say("curtain-text", { seat: name })}</p>
        <button type="button" className="main" ref={sit} onClick={onSit}>
          {say("curtain-sit", { seat: name })}
        </button>
      </div>
    </div>
  );
}
