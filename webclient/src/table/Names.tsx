/** The names of the players and of the table. */

import { type FormEvent, useId, useState } from "react";
import { Refusal, type Table } from "../api";
import { keep } from "../keep";
import { LONGEST_NAME, namePlayer, nameTable } from "../talk";
import { useReader } from "../words";

interface NamesProps {
  table: Table;
  /** The name of one's own player; null for an observer. */
  player: string | null;
  name: string;
  /** The host's token, if this browser has it. */
  host: string | undefined;
}

export function Names({ table, player, name, host }: NamesProps) {
  const { say } = useReader();
  if (player === null && !host) return null;
  const me = async (wanted: string) => {
    const found = await namePlayer(table, wanted);
    keep.set("me", found.name);
  };
  return (
    <>
      <h3>{say("names")}</h3>
      {player !== null && <Field key={`p ${player}`} label={say("my-name")} value={player} onKeep={me} />}
      {host && <Field key={`t ${name}`} label={say("table-name")} value={name} onKeep={(wanted) => nameTable(table, host, wanted)} />}
    </>
  );
}

function Field({ label, value, onKeep }: { label: string; value: string; onKeep: (value: string) => Promise<unknown> }) {
  const { say } = useReader();
  const [typed, setTyped] = useState(value);
  const [failed, setFailed] = useState("");
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailed("");
    try {
      await onKeep(typed.trim());
    } catch (error) {
      setFailed(error instanceof Refusal ? error.text : say("no-server"));
    }
  };
  return (
    <form className="naming" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" value={typed} maxLength={LONGEST_NAME} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
      <button type="submit" className="plain" disabled={typed.trim() === value}>
        {say("keep-name")}
      </button>
      {failed && (
        <p role="alert" className="denial">
          {failed}
        </p>
      )}
    </form>
  );
}
