/** Days on which one's clocks are stopped. */

import { type FormEvent, useId, useState } from "react";
import { Failed, useDeed, useHere, useMe } from "./parts";
import { useClubWords } from "./words";

const DAY = 24 * 3_600_000;

/** The days of a calendar as the club counts them: from the first midnight to that after the last day. */
export function stretchOf(first: string, last: string): { first: string; until: string } {
  const until = new Date(`${last}T00:00`);
  until.setDate(until.getDate() + 1);
  return { first: new Date(`${first}T00:00`).toISOString(), until: until.toISOString() };
}

/** Today, or some days after it, in the format of a date field. */
export function dayFrom(now: Date, days = 0): string {
  const then = new Date(now);
  then.setDate(then.getDate() + days);
  const two = (count: number) => String(count).padStart(2, "0");
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
}

export function Holidays() {
  const { club, setMe } = useHere();
  const me = useMe();
  const { tell, day } = useClubWords();
  const id = useId();
  const [first, setFirst] = useState(() => dayFrom(new Date()));
  const [last, setLast] = useState(() => dayFrom(new Date(), 6));
  const deed = useDeed();
  const take = async (event: FormEvent) => {
    event.preventDefault();
    const stretch = stretchOf(first, last);
    await deed.run(async () => setMe(await club.addHoliday(stretch.first, stretch.until)));
  };
  const now = Date.now();
  return (
    <section>
      <h3>{tell("holidays")}</h3>
      <p className="small">{tell("holidays-hint")}</p>
      <ul className="rows">
        {me.holidays.map((one) => (
          <li key={one.id}>
            <span>{tell("from-to", { first: day(one.first), last: day(new Date(Date.parse(one.until) - DAY / 2).toISOString()) })}</span>
            <button type="button" className="plain" disabled={deed.busy} onClick={() => void deed.run(async () => setMe(await club.dropHoliday(one.id)))}>
              {tell(Date.parse(one.first) > now ? "not-go" : "come-back")}
            </button>
          </li>
        ))}
      </ul>
      <form className="days" onSubmit={(event) => void take(event)}>
        <p className="field">
          <label htmlFor={`${id}-first`}>{tell("first-day")}</label>
          <input id={`${id}-first`} type="date" required value={first} min={dayFrom(new Date())} onChange={(event) => setFirst(event.target.value)} />
        </p>
        <p className="field">
          <label htmlFor={`${id}-last`}>{tell("last-day")}</label>
          <input id={`${id}-last`} type="date" required value={last} min={first} onChange={(event) => setLast(event.target.value)} />
        </p>
        <button type="submit" className="plain" disabled={deed.busy}>
          {tell("take-days")}
        </button>
      </form>
      <Failed deed={deed} />
    </section>
  );
}
