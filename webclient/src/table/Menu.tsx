import { type CSSProperties, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { Choice } from "../api";
import { bound } from "../ui/bound";
import { useReader } from "../words";
import type { Group, Told } from "./choices";
import { hidden } from "./clear";
import type { At } from "./parts";

interface MenuProps {
  at: At;
  /** Points of the screen that should stay visible. */
  compared?: readonly { x: number; y: number }[];
  title: ReactNode;
  choices: readonly Choice[];
  /** The same, split by whether those here do it. */
  told?: Told | undefined;
  children?: ReactNode;
  /** Shown beneath the choices: it may load late without moving them. */
  below?: ReactNode;
  /** `shift`: with the shift key. */
  onAct: (choice: Choice, shift: boolean) => void;
  onMark: (choice: Choice | null) => void;
  onClose: () => void;
}

const NOTHING: readonly [] = [];
/** Maximum number of orders leading to a place that are listed beneath those of its own pieces; more are folded. */
const FEW = 4;
/** Minimum space in pixels for what loads later: a few lines beneath the choices. */
const LATER = 300;
const LINES = 96;

/** The right limit of a slip: not over the orders, if those are beside the map. */
function edgeOfMap(x: number): number {
  const side = document.querySelector(".side")?.getBoundingClientRect();
  return side && side.left > x ? side.left : innerWidth;
}

/** Whether an element is visible, and not folded. */
function isOpen(row: HTMLElement): boolean {
  return row.closest("details:not([open])") === null;
}

/** A slip beside the clicked place: what can be done there, or why nothing can. */
export function Menu({ at, compared = NOTHING, title, choices, told, children, below, onAct, onMark, onClose }: MenuProps) {
  const { say } = useReader();
  const slip = useRef<HTMLDivElement>(null);
  const id = useId();
  const [style, setStyle] = useState<CSSProperties>({ left: at.x, top: at.y, opacity: 0 });

  useLayoutEffect(() => {
    const box = slip.current?.getBoundingClientRect();
    if (!box) return;
    const room = below === undefined ? box.height : Math.max(box.height + LINES, LATER);
    const top = Math.max(8, Math.min(at.y + 10, innerHeight - room - 8));
    const edge = edgeOfMap(at.x) - box.width - 8;
    const hides = (x: number) => (x < 8 || x > edge ? Infinity : hidden({ left: x, top, right: x + box.width, bottom: top + room }, compared));
    const [east, west] = [at.x + 16, (at.left ?? at.x - 8) - 8 - box.width];
    const left = hides(west) < hides(east) ? west : Math.max(8, Math.min(east, edge));
    setStyle({ left, top, maxHeight: innerHeight - top - 8 });
    // Once: if the list moved during a click, it would give another order.
  }, [at, choices]);

  useEffect(() => {
    const back = document.activeElement as HTMLElement | null;
    [...(slip.current?.querySelectorAll<HTMLElement>("li button, .close") ?? [])].find(isOpen)?.focus({ preventScroll: true });
    const away = (event: globalThis.PointerEvent) => {
      if (!slip.current?.contains(event.target as Node)) onClose();
    };
    // Wherever the focus is: clicking on the slip's text takes it out of the slip.
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", escape, true);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", escape, true);
      if (back?.isConnected) back.focus({ preventScroll: true });
    };
  }, [onClose]);

  const row = (choice: Choice, text: string) => (
    <li key={choice.action}>
      <button
        type="button"
        data-action={choice.action}
        aria-label={text === choice.text ? undefined : choice.text}
        onPointerEnter={() => onMark(choice)}
        onFocus={() => onMark(choice)}
        onClick={(event) => onAct(choice, event.shiftKey)}
      >
        {bound(text)}
        {choice.note && <small className="note">{bound(choice.note)}</small>}
      </button>
    </li>
  );
  const lines = (group: Group) => group.lines.map(({ choice, text }) => row(choice, text));
  const folded = (group: Group) => (
    <li key={group.lines[0]?.choice.action}>
      <details>
        <summary>
          {group.heading} <small className="many">{say("fold-count", { count: group.lines.length })}</small>
        </summary>
        <ul>{lines(group)}</ul>
      </details>
    </li>
  );

  return (
    <div
      className="menu"
      ref={slip}
      style={style}
      role="dialog"
      aria-label={typeof title === "string" ? title : say("orders")}
      aria-describedby={below === undefined ? undefined : id}
      onKeyDown={(event) => {
        const rows = [...(slip.current?.querySelectorAll<HTMLElement>("li button") ?? [])].filter(isOpen);
        const index = rows.indexOf(document.activeElement as HTMLElement);
        if (event.key === "ArrowDown") rows[(index + 1) % rows.length]?.focus();
        else if (event.key === "ArrowUp") rows[(index - 1 + rows.length) % rows.length]?.focus();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <h3>{title}</h3>
      {/* A slip may fill a phone, with nothing beside it left to tap. */}
      <button type="button" className="shut" onClick={onClose} aria-label={say("close")}>
        ×
      </button>
      {children}
      {told === undefined ? (
        <ul>{choices.map((choice) => row(choice, choice.text))}</ul>
      ) : (
        <>
          <ul>{told.here.map((group) => (group.heading === null ? lines(group) : folded(group)))}</ul>
          {told.here.length === 0 || told.elsewhere.length === 0 ? (
            <ul>{told.elsewhere.map(lines)}</ul>
          ) : (
            <details className="elsewhere" open={told.elsewhere.length <= FEW}>
              <summary>
                {say("from-elsewhere")} <small className="many">{say("fold-count", { count: told.elsewhere.length })}</small>
              </summary>
              <ul>{told.elsewhere.map(lines)}</ul>
            </details>
          )}
        </>
      )}
      {/* Loads late, and is announced then; the rest is announced with the slip. */}
      {below !== undefined && (
        <div id={id} aria-live="polite">
          {below}
        </div>
      )}
      {choices.length === 0 && (
        <button type="button" className="plain close" onClick={onClose}>
          {say("close")}
        </button>
      )}
    </div>
  );
}
