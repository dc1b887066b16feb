import type { CSSProperties } from "react";
import type { Card, Choice } from "../api";
import { distinct, useSideNames, useSides } from "../sides";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import type { At } from "./parts";

interface HandProps {
  cards: readonly Card[];
  playable: ReadonlyMap<number, Choice[]>;
  /** The card whose menu is open: it stays raised. */
  held: number | null;
  onPick: (card: Card, at: At) => void;
}

/** The seat's own cards at the edge of the table; one that is pointed at rises. */
export function Hand({ cards, playable, held, onPick }: HandProps) {
  const { say } = useReader();
  if (cards.length === 0) return null;
  return (
    <section className="hand" aria-label={say("hand")}>
      {cards.map((card, index) => {
        const tilt = index - (cards.length - 1) / 2;
        const can = playable.has(card.number);
        // A hand may hold several of a kind.
        const copy = cards.slice(0, index).filter((other) => other.number === card.number).length;
        return (
          <button
            key={`${card.number}-${copy}`}
            type="button"
            className={`card${can ? " can" : ""}${card.number === held ? " held" : ""}`}
            style={{ "--tilt": tilt } as CSSProperties}
            onClick={(event) => {
              const face = event.currentTarget.firstElementChild ?? event.currentTarget;
              onPick(card, besideCard(face.getBoundingClientRect()));
            }}
          >
            <CardFace card={card} />
            {can && <span className="unseen">{say("playable")}</span>}
          </button>
        );
      })}
    </section>
  );
}

/** The position of a card's menu: beside it, so that both can be read. */
function besideCard({ left, right, top }: DOMRect): At {
  return { x: right - 8, y: top, left };
}

export function CardFace({ card }: { card: Card }) {
  const { say } = useReader();
  return (
    <span className="face">
      <span className="head">
        {card.ops > 0 && (
          <span className="ops" aria-label={say("value", { count: card.ops })}>
            {card.ops}
          </span>
        )}
        <Whose side={card.side} />
      </span>
      <span className="name">{card.title}</span>
      <span className="effect">{card.effect}</span>
      {card.numbered && (
        <span className="number" aria-hidden="true">
          {card.number}
        </span>
      )}
    </span>
  );
}

/** The side of an event, or all. */
function Whose({ side }: { side: string }) {
  const { say } = useReader();
  const sides = distinct(useSides());
  const names = useSideNames();
  const one = sides.some((each) => each.key === side) || names[side] !== undefined;
  return (
    <span className="sides" role="img" aria-label={one ? (names[side] ?? side) : say("side-both")}>
      {(one ? [side] : sides.map((each) => each.key)).map((each) => (
        <SideMark key={each} side={each} />
      ))}
    </span>
  );
}
