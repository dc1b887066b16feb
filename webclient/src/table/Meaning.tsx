import { useEffect, useId, useState } from "react";
import { Refusal, type Table, type Thought } from "../api";
import { useReader } from "../words";

interface MeaningProps {
  table: Table;
  /** Which action. */
  number: number;
  /** What it was, for whoever hears the page. */
  about: string;
}

/** What a bot meant by an action, told when it is asked. */
export function Meaning({ table, number, about }: MeaningProps) {
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
        aria-label={`${say("meant")} ${about}`}
        title={say("meant")}
        onClick={() => setOpen(!open)}
      >
        ?
      </button>
      <div id={id} className="meaning" role="status" hidden={!open}>
        {refused}
        {thought && (
          <>
            <b>{say("meant-by", { bot: thought.bot, seat: thought.name })}</b>
            {thought.told.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        )}
      </div>
    </>
  );
}
