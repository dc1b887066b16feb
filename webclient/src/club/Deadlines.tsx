/** The secret address at which a calendar program finds one's deadlines. */

import { useCallback, useEffect, useState } from "react";
import { Twice } from "../ui/Twice";
import type { CalendarAddress } from "./api";
import { Copy, Failed, useDeed, useHere } from "./parts";
import { useClubWords } from "./words";

export function Deadlines() {
  const { club } = useHere();
  const { tell, day } = useClubWords();
  const [address, setAddress] = useState<CalendarAddress | null>(null);
  const deed = useDeed();
  const { run } = deed;
  const read = useCallback(async () => setAddress(await club.calendar()), [club]);
  useEffect(() => void run(read), [run, read]);
  const make = () => run(async () => setAddress(await club.makeCalendar()));
  const drop = () =>
    run(async () => {
      await club.dropCalendar();
      setAddress({ link: null, since: null });
    });
  const since = address?.since ?? null;
  return (
    <section className="deadlines">
      <h3>{tell("calendar")}</h3>
      <p className="small">{tell("calendar-hint")}</p>
      {since !== null && address?.link === null && <p>{tell("calendar-since", { day: day(since) })}</p>}
      <div className="row">
        {since === null ? (
          <button type="button" className="plain" disabled={deed.busy || address === null} onClick={() => void make()}>
            {tell("calendar-make")}
          </button>
        ) : (
          ([["calendar-anew", make], ["calendar-drop", drop]] as const).map(([key, act]) => (
            <Twice key={key} label={tell(key)} title={tell(key)} yes={tell(key)} no={tell("calendar-no")} onYes={async () => void (await act())}>
              <p>{tell("calendar-sure")}</p>
            </Twice>
          ))
        )}
      </div>
      {address?.link != null && (
        <div role="status">
          <p className="small">{tell("calendar-secret")}</p>
          <Copy link={address.link} label={tell("calendar-copy")} />
        </div>
      )}
      <Failed deed={deed} />
    </section>
  );
}
