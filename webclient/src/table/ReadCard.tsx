/** A card in the log or discard pile: its name, and its face on hover or tap. */

import { createContext, use, useCallback, useEffect, useId, useRef, useState } from "react";
import type { Card, Table } from "../api";
import { useReader } from "../words";
import { CardFace } from "./Hand";

/** The table whose cards are read. */
export const ReadingContext = createContext<Table | null>(null);

const known = new Map<string, Card>();

/** The face of a card, once loaded. */
export function useCard(table: Table | null, number: number | null): Card | null {
  const key = table === null || number === null ? "" : `${table.id} ${table.lang} ${number}`;
  const [, setCame] = useState("");
  useEffect(() => {
    if (table === null || number === null || known.has(key)) return;
    let left = false;
    table.card(number).then(
      (card) => {
        known.set(key, card);
        if (!left) setCame(key);
      },
      // Without a response only the name is shown; the next hover tries again.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [key, table, number]);
  return known.get(key) ?? null;
}

/** Width and approximate height of a face in pixels: as in hand.css. */
const WIDE = 250;
const HIGH = 260;

interface ReadProps {
  number: number;
  /** Its name, if the button shows it. */
  name?: string;
  /** Its name, for the label of a small card: a log has many of them. */
  called?: string | undefined;
}

/** A button with the name of a card, or a small card if the name is shown already; its face appears on hover or tap. */
export function ReadCard({ number, name, called }: ReadProps) {
  const { say } = useReader();
  const table = use(ReadingContext);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const card = useCard(table, at !== null ? number : null);
  const open = useCallback(() => {
    const box = button.current?.getBoundingClientRect();
    if (!box) return;
    const left = box.left - WIDE - 12 >= 8 ? box.left - WIDE - 12 : Math.max(8, Math.min(box.left, innerWidth - WIDE - 8));
    setAt({ left, top: Math.max(8, Math.min(box.top - 20, innerHeight - HIGH - 8)) });
  }, []);
  const close = useCallback(() => setAt(null), []);
  useEffect(() => {
    if (at === null) return;
    const key = (event: KeyboardEvent) => event.key === "Escape" && close();
    const outside = (event: Event) => !button.current?.contains(event.target as Node) && close();
    addEventListener("keydown", key);
    addEventListener("pointerdown", outside);
    addEventListener("scroll", close, true);
    return () => {
      removeEventListener("keydown", key);
      removeEventListener("pointerdown", outside);
      removeEventListener("scroll", close, true);
    };
  }, [at, close]);
  return (
    <span className="read-card">
      <button
        type="button"
        ref={button}
        aria-expanded={at !== null}
        aria-controls={id}
        aria-label={name !== undefined ? `${name}: ${say("read-card")}` : called ? say("read-card-of", { name: called }) : say("read-card")}
        onPointerEnter={(event) => event.pointerType === "mouse" && open()}
        onPointerLeave={(event) => event.pointerType === "mouse" && close()}
        onClick={open}
        onBlur={close}
      >
        {name ?? <i className="glyph" />}
      </button>
      {at && card && (
        <span id={id} className="card large read" role="tooltip" style={at}>
          <CardFace card={card} />
        </span>
      )}
    </span>
  );
}

/** The card that is played at the moment that is shown, face up. */
export function PlayedCard({ table, number }: { table: Table; number: number }) {
  const card = useCard(table, number);
  return (
    card && (
      <div className="card large played" aria-hidden="true">
        <CardFace card={card} />
      </div>
    )
  );
}
