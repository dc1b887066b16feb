/** The tournaments of the club: those that can be entered, are under way, are over; and a form to hold one. */

import { useCallback, useEffect, useRef, useState } from "react";
import { type TitleInfo, api } from "../api";
import { useReader } from "../words";
import type { Tournament } from "./api";
import { HoldForm } from "./HoldForm";
import { forTwo } from "./Ladder";
import { agreed, scenarioOf } from "./Offers";
import { Failed, Heading, To, ToMember, useDeed, useHere } from "./parts";
import { type ClubWords, useClubWords } from "./words";

/** Where there is room for the form beside the lists: as in club.css. */
const WIDE = "(min-width: 1000px)";

export const pathOf = (id: string): string => `/club/tournaments/${encodeURIComponent(id)}`;

/** How it is played. */
export function kindOf(one: Tournament, { tell }: ClubWords): string {
  if (one.kind === "swiss") return tell(one.rounds === 1 ? "cup-swiss-one" : "cup-swiss", { count: one.rounds });
  return tell(one.double ? "cup-double" : "cup-round-robin");
}

/** When one may enter, or how far it has come. */
export function stageOf(one: Tournament, now: number, { tell, day, moment }: ClubWords): string {
  if (one.ended !== null) return tell("over-since", { day: day(one.ended) });
  if (one.started !== null) return one.at_once ? tell("cup-at-once", { count: one.rounds }) : tell("round-of", { number: one.round, count: one.rounds });
  if (one.open) return one.closes === null ? tell("entries-open") : tell("entries-until", { time: moment(one.closes) });
  return Date.parse(one.opens) > now ? tell("entries-from", { time: moment(one.opens) }) : tell("entries-closed");
}

export function Tournaments() {
  const { club, go } = useHere();
  const { say, language } = useReader();
  const { tell } = useClubWords();
  const [found, setFound] = useState<{ titles: TitleInfo[]; all: Tournament[] } | null>(null);
  const [open, setOpen] = useState(() => matchMedia(WIDE).matches);
  const reading = useDeed();
  const { run } = reading;
  const form = useRef<HTMLElement>(null);
  const read = useCallback(async () => {
    const [titles, all] = await Promise.all([api.titles(language), club.tournaments()]);
    setFound({ titles, all });
  }, [club, language]);
  useEffect(() => {
    void run(read);
  }, [read, run]);
  const show = () => {
    setOpen(true);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("h3")?.focus());
  };
  const all = found?.all ?? [];
  const lists = [
    { key: "cups-open", shown: all.filter((one) => one.started === null) },
    { key: "cups-running", shown: all.filter((one) => one.started !== null && one.ended === null) },
    { key: "cups-over", shown: all.filter((one) => one.ended !== null) },
  ] as const;
  return (
    <article className="club-sheet lobby">
      <div className="lists">
        <Heading>{tell("tournaments")}</Heading>
        <Failed deed={reading} />
        {found === null && reading.failed === "" && <p className="none">{say("loading")}</p>}
        {found !== null &&
          lists.map(
            ({ key, shown }) =>
              (shown.length > 0 || key === "cups-open") && (
                <section key={key}>
                  <h3>{tell(key)}</h3>
                  {shown.length === 0 && <p className="none">{tell("no-cups")}</p>}
                  <ul className="cups">
                    {shown.map((one) => (
                      <Row key={one.id} one={one} titles={found.titles} />
                    ))}
                  </ul>
                </section>
              ),
          )}
      </div>
      <aside className="offering" ref={form} aria-label={tell("hold-one")}>
        {open && found !== null ? (
          <HoldForm titles={forTwo(found.titles)} onHeld={(one) => go(pathOf(one.id))} />
        ) : (
          <button type="button" className="main" onClick={show} disabled={found === null}>
            {tell("hold-one")}
          </button>
        )}
      </aside>
    </article>
  );
}

function Row({ one, titles }: { one: Tournament; titles: readonly TitleInfo[] }) {
  const words = useClubWords();
  const { tell } = words;
  return (
    <li className={one.entered && one.ended === null ? "called" : undefined}>
      <div className="what">
        <h4>
          <To path={pathOf(one.id)}>{one.name}</To>
        </h4>
        <p className="terms">
          {one.entered && one.ended === null && <b className="mark">{tell("you-play")}</b>}
          <span>{scenarioOf(titles, one)}</span>
          <span>{kindOf(one, words)}</span>
          <span>{agreed(one.clock, words)}</span>
          {one.rated && <span>{tell("rated")}</span>}
        </p>
        {one.host !== null && (
          <p className="quiet">
            {tell("held-by")} <ToMember who={one.host} />
          </p>
        )}
      </div>
      <p className="stage">
        {stageOf(one, Date.now(), words)}
        <span className="quiet">{tell("players", { count: one.entrants })}</span>
      </p>
    </li>
  );
}
