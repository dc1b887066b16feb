/** A new member chooses his name. */

import { type FormEvent, useId, useState } from "react";
import { useReader } from "../words";
import { Failed, Heading, useDeed, useHere } from "./parts";
import { useClubWords } from "./words";

/** Maximum number of letters of a member's name. */
export const LONGEST_NAME = 30;

/** The time zone of this browser. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

export function NamePage() {
  const { club, setMe, moved } = useHere();
  const { language } = useReader();
  const { tell } = useClubWords();
  const id = useId();
  const [name, setName] = useState("");
  const deed = useDeed();
  const keepName = async (event: FormEvent) => {
    event.preventDefault();
    await deed.run(async () => {
      const me = await club.change({ name: name.trim(), language, zone: zoneHere() });
      moved.current = true;
      setMe(me);
    });
  };
  return (
    <section className="notice entrance">
      <Heading>{tell("choose-name")}</Heading>
      <p id={`${id}-hint`}>{tell("choose-name-hint")}</p>
      <form className="by-mail" onSubmit={(event) => void keepName(event)}>
        <label htmlFor={id}>{tell("name")}</label>
        <input id={id} type="text" required minLength={2} maxLength={LONGEST_NAME} autoComplete="nickname" aria-describedby={`${id}-hint`} value={name} onChange={(event) => setName(event.target.value)} />
        <button type="submit" className="main" disabled={deed.busy}>
          {tell("come-in")}
        </button>
        <Failed deed={deed} />
      </form>
    </section>
  );
}
