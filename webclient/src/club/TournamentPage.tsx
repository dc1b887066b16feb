/** A tournament, for anybody with its address: rules, standings with tie-breaks, and every game. */

import { useCallback, useEffect, useState } from "react";
import { type TitleInfo, api } from "../api";
import { SidesContext } from "../sides";
import { Twice } from "../ui/Twice";
import { useReader } from "../words";
import type { TournamentTold } from "./api";
import { wantPage } from "./house";
import { agreed, scenarioOf } from "./Offers";
import { Copy, Failed, Heading, To, ToMember, useDeed, useHere } from "./parts";
import { CrossTable, Rounds, Standings } from "./TournamentTables";
import { kindOf, pathOf, stageOf } from "./Tournaments";
import { useClubWords } from "./words";

/** Milliseconds between refreshes, while the page is visible and games are played. */
const REFRESH = 20_000;

export function TournamentPage({ id }: { id: string }) {
  const { club, me } = useHere();
  const { say, language } = useReader();
  const { tell } = useClubWords();
  const [titles, setTitles] = useState<TitleInfo[] | null>(null);
  const [told, setTold] = useState<TournamentTold | null>(null);
  const reading = useDeed();
  const { run } = reading;
  const refresh = useCallback(async () => setTold(await club.tournament(id)), [club, id]);
  useEffect(() => {
    void run(async () => {
      const [found] = await Promise.all([api.titles(language), refresh()]);
      setTitles(found);
    });
  }, [language, refresh, run, me?.id]);
  const ended = told !== null && told.ended !== null;
  useEffect(() => {
    if (ended) return;
    const again = () => document.hidden || refresh().catch(() => undefined);
    const timer = setInterval(again, REFRESH);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [refresh, ended]);
  if (told === null || titles === null) {
    return (
      <section className="club-sheet narrow">
        <Heading>{tell("tournament")}</Heading>
        {reading.failed === "" ? <p>{say("loading")}</p> : <Failed deed={reading} />}
        {reading.failed !== "" && me !== null && (
          <p>
            <To path="/club/tournaments">{tell("all-cups")}</To>
          </p>
        )}
      </section>
    );
  }
  const title = titles.find((one) => one.key === told.title);
  return (
    <SidesContext value={title?.sides ?? []}>
      <article className="club-sheet cup">
        <About told={told} titles={titles} onTold={setTold} />
        <div className="tables">
          <div>
            <Standings told={told} />
            {told.started !== null && told.kind === "round-robin" && <CrossTable told={told} />}
          </div>
          {told.started !== null && <Rounds told={told} title={title} />}
        </div>
        <footer className="ways-on">
          {me !== null && <To path="/club/tournaments">{tell("all-cups")}</To>}
          {told.entered && told.clock !== null && <a href="/api/club/me/deadlines.ics">{tell("deadlines")}</a>}
          <a href={`/api/club/tournaments/${encodeURIComponent(told.id)}`}>{tell("as-json")}</a>
        </footer>
      </article>
    </SidesContext>
  );
}

interface AboutProps {
  told: TournamentTold;
  titles: readonly TitleInfo[];
  onTold: (told: TournamentTold) => void;
}

function About({ told, titles, onTold }: AboutProps) {
  const { language } = useReader();
  const words = useClubWords();
  const { tell } = words;
  const title = titles.find((one) => one.key === told.title);
  const options = told.options.map((key) => title?.options.find((one) => one.key === key)?.name ?? key);
  const first = told.standings.filter((one) => one.place === 1).map((one) => one.member?.name ?? tell("who-left"));
  const winners = new Intl.ListFormat(language).format(first);
  return (
    <header>
      <Heading>{told.name}</Heading>
      <p className="terms played">
        <b>{scenarioOf(titles, told)}</b>
        <span>{kindOf(told, words)}</span>
        <span>{agreed(told.clock, words)}</span>
        {told.rated && <span>{tell("rated")}</span>}
      </p>
      {options.length > 0 && <p className="quiet">{options.join(", ")}</p>}
      <p className="terms quiet">
        {told.host !== null && (
          <span>
            {tell("held-by")} <ToMember who={told.host} />
          </span>
        )}
        <span>{stageOf(told, Date.now(), words)}</span>
        <span>{tell("players", { count: told.entrants })}</span>
      </p>
      {told.note !== "" && <p className="about-text">{told.note}</p>}
      {told.ended !== null && <p className="winner">{tell(first.length > 1 ? "cup-shared" : "cup-won", { name: winners })}</p>}
      <Deeds told={told} onTold={onTold} />
    </header>
  );
}

/** What the viewer can do with it. */
function Deeds({ told, onTold }: Omit<AboutProps, "titles">) {
  const { club, me, go } = useHere();
  const { tell } = useClubWords();
  const deed = useDeed();
  const { id, open: can } = told;
  const change = (work: () => Promise<TournamentTold>) => deed.run(async () => onTold(await work()));
  const door = () => {
    wantPage(pathOf(id));
    go("/club/sign-in");
  };
  const leave = async () => void (await change(() => club.leaveTournament(id)));
  const start = async () => void (await change(() => club.start(id)));
  const callOff = async () => {
    if (await deed.run(() => club.callOff(id))) go("/club/tournaments");
  };
  return (
    <>
      <div className="row deeds-of">
        {me === null && told.ended === null && (
          <button type="button" className={can ? "main" : "plain"} onClick={door}>
            {tell(can ? "sign-in-to-enter" : "sign-in")}
          </button>
        )}
        {me !== null && !told.entered && can && (
          <button type="button" className="main" disabled={deed.busy} onClick={() => void change(() => club.enter(id))}>
            {tell("enter")}
          </button>
        )}
        {told.own && told.started === null && told.entrants > 1 && (
          <Twice label={tell("start-cup")} title={tell("start-title", { count: told.entrants })} yes={tell("start-yes")} no={tell("claim-no")} className={told.entered || !can ? "main" : "plain"} onYes={start}>
            <p>{tell("start-sure")}</p>
          </Twice>
        )}
        <Copy link={`${location.origin}${pathOf(id)}`} label={tell("copy-link")} />
        {told.entered && told.started === null && (
          <button type="button" className="plain" disabled={deed.busy} onClick={() => void leave()}>
            {tell("withdraw")}
          </button>
        )}
        {told.entered && told.started !== null && told.ended === null && (
          <Twice label={tell("withdraw")} title={tell("withdraw-title")} yes={tell("withdraw-yes")} no={tell("leave-no")} onYes={leave}>
            <p>{tell("withdraw-sure")}</p>
          </Twice>
        )}
        {told.own && told.started === null && (
          <Twice label={tell("call-off")} title={tell("call-off-title")} yes={tell("call-off-yes")} no={tell("call-off-no")} onYes={callOff}>
            <p>{tell("call-off-sure")}</p>
          </Twice>
        )}
      </div>
      {told.own && told.started === null && told.entrants < 2 && <p className="small">{tell("start-needs")}</p>}
      <Failed deed={deed} />
    </>
  );
}
