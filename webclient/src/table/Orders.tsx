import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Choice, Decision, Refusal, Table, Why } from "../api";
import { Clause } from "../ui/Clause";
import { useReader } from "../words";
import { filtered, typedAction } from "./choices";

interface OrdersProps {
  decision: Decision;
  table: Table;
  busy: boolean;
  refusal: Refusal | null;
  onAct: (action: string) => void;
  onMark: (choice: Choice | null) => void;
}

/** Everything that can be done now, to be found by typing and done by the Enter key. */
export function Orders({ decision, table, busy, refusal, onAct, onMark }: OrdersProps) {
  const { say } = useReader();
  const [typed, setTyped] = useState("");
  const [why, setWhy] = useState<Why | null>(null);
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const shown = useMemo(() => filtered(decision.actions, typed), [decision, typed]);
  const mine = useRef(false);

  // A new decision starts afresh; the keyboard stays where it was, on the list.
  useEffect(() => {
    setTyped("");
    setAt(0);
    if (mine.current) requestAnimationFrame(() => focus(0));
  }, [decision]);

  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      if (event.key === "/" && !typing) {
        event.preventDefault();
        box.current?.focus();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  // Something typed that fits no action: the rules may know why not.
  useEffect(() => {
    setWhy(null);
    const action = shown.length === 0 ? typedAction(typed) : null;
    if (action === null) return;
    let stale = false;
    const timer = setTimeout(() => {
      table.why(action).then(
        (answer) => !stale && setWhy(answer),
        () => undefined,
      );
    }, 350);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [typed, shown, table]);

  const focus = (to: number) => {
    const rows = list.current?.querySelectorAll("button");
    if (!rows || rows.length === 0) return;
    const next = Math.max(0, Math.min(rows.length - 1, to));
    setAt(next);
    rows[next]?.focus();
  };

  const press = (event: KeyboardEvent) => {
    const far: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: shown.length - 1,
      PageDown: at + 8,
      PageUp: at - 8,
    };
    const to = far[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 && event.key === "ArrowUp") box.current?.focus();
    else focus(to);
  };

  return (
    <section
      className="orders"
      aria-label={say("orders")}
      onFocus={() => (mine.current = true)}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) mine.current = false;
      }}
    >
      <label className="filter">
        <span className="unseen">{say("filter")}</span>
        <input
          ref={box}
          type="search"
          value={typed}
          placeholder={say("filter-hint", { count: decision.actions.length })}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") {
              event.preventDefault();
              focus(0);
            } else if (event.key === "Enter" && shown.length === 1 && shown[0] && !busy) onAct(shown[0].action);
            else if (event.key === "Escape") setTyped("");
          }}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      {refusal && (
        <p className="denial" role="alert">
          {refusal.text}
        </p>
      )}
      <ul ref={list} onKeyDown={press} onPointerLeave={() => onMark(null)}>
        {shown.map((choice, index) => (
          <li key={choice.action}>
            <button
              type="button"
              data-action={choice.action}
              tabIndex={index === at ? 0 : -1}
              aria-disabled={busy}
              onFocus={() => {
                setAt(index);
                onMark(choice);
              }}
              onBlur={() => onMark(null)}
              onPointerEnter={() => onMark(choice)}
              onClick={() => !busy && onAct(choice.action)}
            >
              <span>{choice.text}</span>
              <code aria-hidden="true">{choice.action}</code>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="denial" role="status">
          {why && !why.legal ? (
            <>
              {why.text} {why.clause && !why.text.includes(why.clause) && <Clause clause={why.clause} />}
            </>
          ) : (
            say("nothing-fits")
          )}
        </p>
      )}
    </section>
  );
}
