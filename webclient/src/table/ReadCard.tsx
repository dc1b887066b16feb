/** A card that was played, or lies with those seen: its name, and its face for whoever points at it or taps it. */

import { createContext, use, useCallback, useEffect, useId, useRef, useState } from "react";
import type { Card, Table } from "../api";
import { useReader } from "../words";
import { CardFace } from "./Hand";

/** The table whose cards are read. */
export const ReadingContext = createContext<Table | null>(null);

const known = new Map<string, Card>();

/** The face of a card, when it has come. */
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
      // Without an answer the name alone must do; whoever points again asks again.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [key, table, number]);
  return known.get(key) ?? null;
}

/** How wide a face is, and about how high it becomes, in pixels: as in hand.css. */
const WIDE = 250;
const HIGH = 260;

interface ReadProps {
  number: number;
  /** Its name, if the button shows it. */
  name?: string;
  /** Its name, where a small card is shown: many of them stand in a log, and each says which it is. */
  called?: string | undefined;
}

/** A button with the name of a card, or a small card where that is told already; its face lies beside it while it is pointed at, or after a tap. */
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
