import { useEffect, useId, useState } from "react";
import { Refusal, type Table, type Thought } from "../api";
import { useReader } from "../words";

interface MeaningProps {
  table: Table;
  /** The number of the action. */
  number: number;
  /** The text of the action for screen readers, if they do not get it otherwise. */
  about?: string;
  /** Whether there is little room. */
  brief?: boolean;
}

/** What a bot meant by an action, shown on request, or why it is unknown. */
export function Meaning({ table, number, about = "", brief = false }: MeaningProps) {
  const { say } = useReader();
  const [open, setOpen] = useState(false);
  const [thought, setThought] = useState<Thought | null>(null);
  const [refused, setRefused] = useState("");
  const id = useId();
  useEffect(() => {
    if (!open) return;
    let left = false;
    table.thought(number).then(
      (told) => !left && setThought(told),
      (error) => !left && setRefused(error instanceof Refusal ? error.text : String(error)),
    );
    return () => {
      left = true;
    };
  }, [open, table, number]);
  return (
    <>
      <button
        type="button"
        className="meant"
        aria-expanded={open}
        aria-controls={id}
        aria-label={about && `${say(brief ? "why" : "meant")} ${about}`}
        title={say("meant")}
        onClick={() => setOpen(!open)}
      >
        {say(brief ? "why" : "meant")}
      </button>
      <div id={id} className="meaning" role="status" hidden={!open}>
        {refused}
        {thought && (
          <>
            <b>{say("meant-by", { bot: thought.bot, seat: thought.name })}</b>
            {thought.asked && (
              <p className="question">
                {thought.asked} <small>{say("meant-of", { count: thought.choices })}</small>
              </p>
            )}
            {thought.told.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        )}
      </div>
    </>
  );
}
