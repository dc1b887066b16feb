/** A member's passkeys, and the browsers in which he is signed in. */

import { type FormEvent, useCallback, useEffect, useId, useState } from "react";
import type { Browser, Passkey } from "./api";
import { Failed, useDeed, useHere } from "./parts";
import { knowsPasskeys, makePasskey } from "./passkey";
import { useClubWords } from "./words";

export function Passkeys() {
  const { club } = useHere();
  const { tell, day } = useClubWords();
  const id = useId();
  const [keys, setKeys] = useState<Passkey[]>([]);
  const [name, setName] = useState("");
  const deed = useDeed();
  const { run } = deed;
  const read = useCallback(async () => setKeys(await club.passkeys()), [club]);
  useEffect(() => void run(read), [run, read]);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    await run(async () => {
      if (await makePasskey(club, name.trim())) setName("");
      await read();
    });
  };
  const drop = (key: string) =>
    run(async () => {
      await club.dropPasskey(key);
      await read();
    });
  return (
    <section className="passkeys">
      <h3>{tell("passkeys")}</h3>
      <p className="small">{tell("passkeys-hint")}</p>
      <ul className="rows">
        {keys.map((key) => (
          <li key={key.id}>
            <span>
              <b>{key.name}</b> <small>{tell("since-day", { day: day(key.since) })}</small>
            </span>
            <button type="button" className="plain" disabled={deed.busy} onClick={() => void drop(key.id)}>
              {tell("forget")}
              <span className="unseen"> {key.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {knowsPasskeys() && (
        <form className="one-line" onSubmit={(event) => void make(event)}>
          <label htmlFor={id}>{tell("passkey-name")}</label>
          <input id={id} type="text" maxLength={40} autoComplete="off" placeholder={tell("passkey-name-hint")} value={name} onChange={(event) => setName(event.target.value)} />
          <button type="submit" className="plain" disabled={deed.busy}>
            {tell("make-passkey")}
          </button>
        </form>
      )}
      <Failed deed={deed} />
    </section>
  );
}

export function Browsers() {
  const { club, setMe, go } = useHere();
  const { tell, moment } = useClubWords();
  const [browsers, setBrowsers] = useState<Browser[]>([]);
  const deed = useDeed();
  const { run } = deed;
  const read = useCallback(async () => setBrowsers(await club.browsers()), [club]);
  useEffect(() => void run(read), [run, read]);
  const out = (one: string, here: boolean) =>
    run(async () => {
      await club.signOutThere(one);
      if (!here) return read();
      setMe(null);
      go("/");
    });
  return (
    <section>
      <h3>{tell("browsers")}</h3>
      <ul className="rows">
        {browsers.map((one) => (
          <li key={one.id}>
            <span>
              <b>{one.browser}</b>{" "}
              <small>{one.here ? tell("this-browser") : tell("last-seen", { time: moment(one.seen) })}</small>
            </span>
            <button type="button" className="plain" disabled={deed.busy} onClick={() => void out(one.id, one.here)}>
              {tell(one.here ? "sign-out" : "sign-out-there")}
            </button>
          </li>
        ))}
      </ul>
      {browsers.length > 1 && (
        <button type="button" className="quiet" disabled={deed.busy} onClick={() => void out("all", true)}>
          {tell("sign-out-everywhere")}
        </button>
      )}
      <Failed deed={deed} />
    </section>
  );
}
