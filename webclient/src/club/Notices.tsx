/** One's notices and channels: by mail, in a browser, by a webhook. */

import { type FormEvent, useEffect, useId, useState } from "react";
import type { Channel, Channels } from "./api";
import { Copy, Failed, useDeed, useHere, useMe } from "./parts";
import { takePushes, takesPushes } from "./push";
import { CLUB_LOCALES, type ClubKey, type ClubWords, useClubWords } from "./words";

const WAYS = ["discord", "slack", "json"] as const;

/** The name of a kind of notice; its key if these pages do not know it yet. */
function kindName(kind: string, { tell }: ClubWords): string {
  const key = `kind-${kind}`;
  return key in CLUB_LOCALES.en ? tell(key as ClubKey) : kind;
}

export function Notices() {
  const { club } = useHere();
  const words = useClubWords();
  const { tell } = words;
  const [told, setTold] = useState<Channels | null>(null);
  const [unwanted, setUnwanted] = useState(false);
  const deed = useDeed();
  const { run } = deed;
  useEffect(() => void run(async () => setTold(await club.channels())), [club, run]);
  const push = () =>
    run(async () => {
      setUnwanted(false);
      if (told !== null && (await takePushes(club, told.push_key))) setTold(await club.channels());
      else setUnwanted(true);
    });
  return (
    <section className="notices">
      <h3>{tell("notices")}</h3>
      <p className="small">{tell("notices-hint")}</p>
      {told?.channels.map((channel) => (
        <ChannelField key={channel.id} channel={channel} kinds={told.kinds} onChanged={setTold} />
      ))}
      <div className="row">
        {takesPushes() && (
          <button type="button" className="plain push" disabled={deed.busy || told === null} onClick={() => void push()}>
            {tell("push-here")}
          </button>
        )}
      </div>
      <p role="status">{unwanted && tell("push-unwanted")}</p>
      <Hook onAdded={() => run(async () => setTold(await club.channels()))} />
      <Failed deed={deed} />
    </section>
  );
}

function ChannelField({ channel, kinds, onChanged }: { channel: Channel; kinds: readonly string[]; onChanged: (told: Channels) => void }) {
  const { club } = useHere();
  const me = useMe();
  const words = useClubWords();
  const { tell } = words;
  const deed = useDeed();
  const name = channel.way === "mail" ? (me.mail ?? "") : channel.name;
  const way = `way-${channel.way}` as ClubKey;
  // Shown at once as chosen, and as before if it was refused.
  const [wanted, setWanted] = useState<readonly string[]>(channel.kinds);
  const choose = async (kind: string, on: boolean) => {
    const next = on ? [...wanted, kind] : wanted.filter((one) => one !== kind);
    setWanted(next);
    const kept = await deed.run(async () => onChanged(await club.tellBy(channel.id, next)));
    if (!kept) setWanted(channel.kinds);
  };
  return (
    <fieldset className="channel">
      <legend>
        <b>{tell(way)}</b>
        {name !== "" && ` ${name}`}
      </legend>
      <div className="kinds">
        {kinds.map((kind) => (
          <label key={kind}>
            <input type="checkbox" checked={wanted.includes(kind)} onChange={(event) => void choose(kind, event.target.checked)} /> {kindName(kind, words)}
          </label>
        ))}
      </div>
      {channel.failed !== "" && <p className="denial">{tell("channel-failed", { why: channel.failed })}</p>}
      {channel.way !== "mail" && (
        <button type="button" className="quiet" disabled={deed.busy} onClick={() => void deed.run(async () => onChanged(await club.dropChannel(channel.id)))}>
          {tell("forget")}
          <span className="unseen">
            {" "}
            {tell(way)} {name}
          </span>
        </button>
      )}
      <Failed deed={deed} />
    </fieldset>
  );
}

/** Adding a webhook: its secret is shown once. */
function Hook({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const { club } = useHere();
  const { tell } = useClubWords();
  const id = useId();
  const [way, setWay] = useState<(typeof WAYS)[number]>("discord");
  const [url, setUrl] = useState("");
  const [secret, setSecret] = useState("");
  const deed = useDeed();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setSecret("");
    await deed.run(async () => {
      const made = await club.addHook(way, url.trim(), new URL(url.trim()).hostname);
      if (way === "json") setSecret(made.secret);
      setUrl("");
      await onAdded();
    });
  };
  return (
    <details>
      <summary>{tell("hook")}</summary>
      <form onSubmit={(event) => void add(event)}>
        <p className="field">
          <label htmlFor={`${id}-way`}>{tell("hook-way")}</label>
          <select id={`${id}-way`} value={way} onChange={(event) => setWay(WAYS.find((one) => one === event.target.value) ?? "json")}>
            {WAYS.map((one) => (
              <option key={one} value={one}>
                {tell(`way-${one}`)}
              </option>
            ))}
          </select>
        </p>
        <p className="field">
          <label htmlFor={`${id}-url`}>{tell("hook-url")}</label>
          <input id={`${id}-url`} type="url" required maxLength={1000} autoComplete="off" value={url} onChange={(event) => setUrl(event.target.value)} />
        </p>
        <button type="submit" className="plain" disabled={deed.busy}>
          {tell("hook-add")}
        </button>
        <Failed deed={deed} />
        {secret !== "" && (
          <div className="made" role="status">
            <p>{tell("hook-secret")}</p>
            <code>{secret}</code>
            <Copy link={secret} label={tell("hook-copy")} />
          </div>
        )}
      </form>
    </details>
  );
}
