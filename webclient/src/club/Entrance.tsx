/** The entrance: by a link in a mail, by passkey, or by an OpenID Connect provider. */

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Failed, Heading, To, useDeed, useHere } from "./parts";
import { knowsPasskeys, signIn } from "./passkey";
import { type ClubKey, useClubWords } from "./words";

interface EntranceProps {
  /** The secret of a link in a mail; or empty. */
  secret: string;
  /** The requested page needs signing in. */
  wants: boolean;
  onEntered: () => Promise<void>;
}

/** Links that this page has opened: each can be used once. */
const opened = new Map<string, Promise<unknown>>();

/** Why a provider did not sign a visitor in, by the key in the address. */
function faultIn(query: string): ClubKey | null {
  const key = new URLSearchParams(query).get("fault");
  if (key === null) return null;
  return key === "error-club-provider" ? "house-away" : key === "error-club-provider-no" ? "house-silent" : "house-refused";
}

export function Entrance({ secret, wants, onEntered }: EntranceProps) {
  const { info, club, me } = useHere();
  const { tell } = useClubWords();
  const coming = useDeed();
  const [fault] = useState(() => faultIn(location.search));
  const come = useRef({ club, onEntered, run: coming.run });
  come.current = { club, onEntered, run: coming.run };
  useEffect(() => {
    if (secret === "") return;
    const { club, onEntered, run } = come.current;
    void run(async () => {
      const under = opened.get(secret) ?? club.enterByLink(secret);
      opened.set(secret, under);
      await under;
      await onEntered();
    });
  }, [secret]);
  const signing = useDeed();
  const byPasskey = () => signing.run(async () => void ((await signIn(club)) && (await onEntered())));
  const opening = secret !== "" && coming.failed === "";
  return (
    <section className="notice entrance">
      <Heading>{tell("sign-in")}</Heading>
      {opening ? (
        <p role="status">{tell("opening")}</p>
      ) : (
        <>
          {wants && <p>{tell("sign-in-first")}</p>}
          {fault !== null && (
            <p role="alert" className="denial">
              {tell(fault)}
            </p>
          )}
          <Failed deed={coming} />
          {me !== null && (
            <p>
              {tell("signed-in-as", { name: me.name })} <To path="/">{tell("to-lobby")}</To>
            </p>
          )}
          {info.mail && <ByMail />}
          {(knowsPasskeys() || info.providers.length > 0) && (
            <div className="other-ways">
              {knowsPasskeys() && (
                <button type="button" className="plain passkey" disabled={signing.busy} onClick={() => void byPasskey()}>
                  {tell("by-passkey")}
                </button>
              )}
              {info.providers.map(({ key, name }) => (
                <a key={key} className="plain" href={`/api/club/sign-in/${encodeURIComponent(key)}`}>
                  {tell("by-house", { name })}
                </a>
              ))}
            </div>
          )}
          <Failed deed={signing} />
          <p className="small">{tell(info.guests ? "no-password-guests" : "no-password")}</p>
        </>
      )}
    </section>
  );
}

function ByMail() {
  const { club } = useHere();
  const { tell } = useClubWords();
  const id = useId();
  const [mail, setMail] = useState("");
  const [sent, setSent] = useState("");
  const told = useRef<HTMLParagraphElement>(null);
  const deed = useDeed();
  useEffect(() => {
    if (sent !== "") told.current?.focus();
  }, [sent]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = mail.trim();
    if (await deed.run(() => club.sendLink(wanted))) setSent(wanted);
  };
  if (sent !== "") {
    return (
      <div className="sent">
        <p tabIndex={-1} ref={told}>
          <b>{tell("look-into-mail")}</b> {tell("mail-sent", { mail: sent })}
        </p>
        <button type="button" className="plain" onClick={() => setSent("")}>
          {tell("other-mail")}
        </button>
      </div>
    );
  }
  return (
    <form className="by-mail" onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{tell("mail")}</label>
      <input id={id} type="email" required autoComplete="email" value={mail} maxLength={200} onChange={(event) => setMail(event.target.value)} />
      <button type="submit" className="main" disabled={deed.busy}>
        {tell("send-link")}
      </button>
      <Failed deed={deed} />
    </form>
  );
}
