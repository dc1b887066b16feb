/** One's own account. */

import { type FormEvent, useId, useState } from "react";
import { Twice } from "../ui/Twice";
import { LANGUAGES, useReader } from "../words";
import { Browsers, Passkeys } from "./Keys";
import { Deadlines } from "./Deadlines";
import { Holidays } from "./Holidays";
import { Notices } from "./Notices";
import { Programs } from "./Programs";
import { LONGEST_NAME, zoneHere } from "./NamePage";
import { Failed, Heading, ToMember, useDeed, useHere, useMe } from "./parts";
import { useClubWords } from "./words";

const LONGEST_ABOUT = 2000;

export function Profile() {
  const { tell } = useClubWords();
  return (
    <article className="club-sheet profile">
      <Heading>{tell("account")}</Heading>
      <div className="sections">
        <AboutMe />
        <Mail />
        <Notices />
        <Passkeys />
        <Browsers />
        <Programs />
        <Holidays />
        <Deadlines />
        <Blocked />
        <Kept />
      </div>
    </article>
  );
}

/** The time zones that browsers know, including the member's. */
function zones(mine: string): string[] {
  const known = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([...known, "UTC", mine, zoneHere()])].sort();
}

function AboutMe() {
  const { club, setMe } = useHere();
  const me = useMe();
  const { say, setLanguage } = useReader();
  const { tell } = useClubWords();
  const id = useId();
  const [name, setName] = useState(me.name);
  const [about, setAbout] = useState(me.about);
  const [language, setSpoken] = useState(me.language);
  const [zone, setZone] = useState(me.zone);
  const [done, setDone] = useState(false);
  const deed = useDeed();
  const keepMe = async (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    const kept = await deed.run(async () => setMe(await club.change({ name: name.trim(), about, language, zone })));
    setDone(kept);
    const spoken = LANGUAGES.find((one) => one === language);
    if (kept && spoken !== undefined && spoken !== me.language) setLanguage(spoken);
  };
  return (
    <section>
      <h3>{tell("about-me")}</h3>
      <form onSubmit={(event) => void keepMe(event)}>
        <p className="field">
          <label htmlFor={`${id}-name`}>{tell("name")}</label>
          <input id={`${id}-name`} type="text" required minLength={2} maxLength={LONGEST_NAME} autoComplete="nickname" value={name} onChange={(event) => setName(event.target.value)} />
        </p>
        <p className="field">
          <label htmlFor={`${id}-about`}>{tell("about")}</label>
          <textarea id={`${id}-about`} rows={4} maxLength={LONGEST_ABOUT} value={about} placeholder={tell("about-hint")} onChange={(event) => setAbout(event.target.value)} />
        </p>
        <p className="field">
          <label htmlFor={`${id}-language`}>{say("language")}</label>
          <select id={`${id}-language`} value={language} onChange={(event) => setSpoken(event.target.value)}>
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {say(`language-${each}`)}
              </option>
            ))}
          </select>
          <small>{tell("language-hint")}</small>
        </p>
        <p className="field">
          <label htmlFor={`${id}-zone`}>{tell("zone")}</label>
          <select id={`${id}-zone`} value={zone} onChange={(event) => setZone(event.target.value)}>
            {zones(me.zone).map((each) => (
              <option key={each} value={each}>
                {each.replace(/_/g, " ")}
              </option>
            ))}
          </select>
        </p>
        <div className="row">
          <button type="submit" className="main" disabled={deed.busy}>
            {say("keep-name")}
          </button>
          <span role="status">{done ? say("notes-kept") : ""}</span>
        </div>
        <Failed deed={deed} />
      </form>
    </section>
  );
}

function Mail() {
  const { club, info } = useHere();
  const me = useMe();
  const { tell } = useClubWords();
  const id = useId();
  const [mail, setMail] = useState("");
  const [sent, setSent] = useState("");
  const deed = useDeed();
  const change = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = mail.trim();
    setSent("");
    if (await deed.run(() => club.changeMail(wanted))) setSent(wanted);
  };
  return (
    <section>
      <h3>{tell("mail-section")}</h3>
      <p>{me.mail ? <b>{me.mail}</b> : tell("no-mail")}</p>
      {info.mail && (
        <form className="one-line" onSubmit={(event) => void change(event)}>
          <label htmlFor={id}>{tell("new-mail")}</label>
          <input id={id} type="email" required maxLength={200} autoComplete="email" value={mail} onChange={(event) => setMail(event.target.value)} />
          <button type="submit" className="plain" disabled={deed.busy}>
            {tell("send-link")}
          </button>
        </form>
      )}
      <p role="status">{sent !== "" && tell("mail-confirm-sent", { mail: sent })}</p>
      <Failed deed={deed} />
    </section>
  );
}

function Blocked() {
  const { club, setMe } = useHere();
  const me = useMe();
  const { tell } = useClubWords();
  const deed = useDeed();
  return (
    <section>
      <h3>{tell("blocked")}</h3>
      <p className="small">{tell("block-hint")}</p>
      {me.blocked.length === 0 && <p className="none">{tell("no-blocked")}</p>}
      <ul className="rows">
        {me.blocked.map((one) => (
          <li key={one.id}>
            <ToMember who={one} />
            <button type="button" className="plain" disabled={deed.busy} onClick={() => void deed.run(async () => setMe(await club.unblock(one.id)))}>
              {tell("unblock")}
              <span className="unseen"> {one.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <Failed deed={deed} />
    </section>
  );
}

/** The export of a member's data, and how he leaves. */
function Kept() {
  const { club, setMe, go } = useHere();
  const me = useMe();
  const { tell } = useClubWords();
  const id = useId();
  const [typed, setTyped] = useState("");
  const deed = useDeed();
  const take = () =>
    deed.run(async () => {
      const told = await club.export();
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([told], { type: "application/json" }));
      link.download = "longroll-club.json";
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    });
  const leave = async () => {
    const left = await deed.run(() => club.leave());
    if (!left) return;
    setMe(null);
    go("/");
  };
  return (
    <section>
      <h3>{tell("kept")}</h3>
      <p className="small">{tell("kept-hint")}</p>
      <div className="row">
        <button type="button" className="plain export" disabled={deed.busy} onClick={() => void take()}>
          {tell("export")}
        </button>
      </div>
      <Twice label={tell("leave")} title={tell("leave-title")} yes={tell("leave-yes")} no={tell("leave-no")} className="plain danger leave" ready={typed.trim() === me.name} onYes={leave}>
        <p>{tell("leave-sure")}</p>
        <p className="field">
          <label htmlFor={id}>{tell("leave-type", { name: me.name })}</label>
          <input id={id} type="text" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </p>
      </Twice>
      <Failed deed={deed} />
    </section>
  );
}
