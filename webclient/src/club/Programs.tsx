/** API keys for one's own programs, limited by scopes. */

import { type FormEvent, useCallback, useEffect, useId, useState } from "react";
import type { ProgramKey } from "./api";
import { Copy, Failed, useDeed, useHere } from "./parts";
import { type ClubKey, useClubWords } from "./words";

const SCOPES = ["see", "play", "lobby"] as const;

export function Programs() {
  const { club } = useHere();
  const { tell, day } = useClubWords();
  const id = useId();
  const [keys, setKeys] = useState<ProgramKey[]>([]);
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly string[]>(["play"]);
  const [secret, setSecret] = useState("");
  const deed = useDeed();
  const { run } = deed;
  const read = useCallback(async () => setKeys(await club.programs()), [club]);
  useEffect(() => void run(read), [run, read]);
  const make = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setSecret((await club.addProgram(name.trim(), scopes)).key);
      setName("");
      await read();
    });
  };
  const drop = (key: string) =>
    run(async () => {
      await club.dropProgram(key);
      await read();
    });
  return (
    <section className="programs">
      <h3>{tell("programs")}</h3>
      <p className="small">{tell("programs-hint")}</p>
      <ul className="rows">
        {keys.map((key) => (
          <li key={key.id}>
            <span>
              <b>{key.name}</b>{" "}
              <small>
                {key.scopes.map((scope) => tell(`scope-${scope}` as ClubKey)).join(", ")}; {tell("until-day", { day: day(key.until) })}
              </small>
            </span>
            <button type="button" className="plain" disabled={deed.busy} onClick={() => void drop(key.id)}>
              {tell("forget")}
              <span className="unseen"> {key.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={make}>
        <div className="one-line">
          <label htmlFor={id}>{tell("program-name")}</label>
          <input id={id} type="text" required maxLength={60} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
          <button type="submit" className="plain" disabled={deed.busy || name.trim() === ""}>
            {tell("make-key")}
          </button>
        </div>
        <div className="kinds">
          {SCOPES.map((scope) => (
            <label key={scope}>
              <input
                type="checkbox"
                checked={scope === "see" || scopes.includes(scope)}
                disabled={scope === "see"}
                onChange={(event) => setScopes(event.target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))}
              />{" "}
              {tell(`scope-${scope}`)}
            </label>
          ))}
        </div>
      </form>
      {secret !== "" && (
        <div role="status">
          <p className="small">{tell("key-secret")}</p>
          <Copy link={secret} label={tell("key-copy")} />
        </div>
      )}
      <Failed deed={deed} />
    </section>
  );
}
