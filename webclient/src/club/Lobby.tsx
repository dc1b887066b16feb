/** The lobby: one's games, games that are offered, games to watch; and a form to offer one. */

import { useCallback, useEffect, useRef, useState } from "react";
import { type TitleInfo, api } from "../api";
import { useReader } from "../words";
import type { ClubGame, Invitation } from "./api";
import { GameRow } from "./GameRow";
import { OfferForm } from "./OfferForm";
import { OfferRow } from "./Offers";
import { Failed, Heading, To, useDeed, useHere } from "./parts";
import { useClubWords } from "./words";

/** Milliseconds between refreshes of the lists, while the page is visible. */
const REFRESH = 15_000;
/** Where there is room for the form beside the lists: as in club.css. */
const WIDE = "(min-width: 1000px)";

interface Lists {
  games: ClubGame[];
  offers: Invitation[];
  watched: ClubGame[];
  /** When they were received, by this page's own clock. */
  at: number;
}

export function Lobby() {
  const { club, wished } = useHere();
  const { say, language } = useReader();
  const { tell } = useClubWords();
  const [titles, setTitles] = useState<TitleInfo[] | null>(null);
  const [lists, setLists] = useState<Lists | null>(null);
  const [past, setPast] = useState<Lists["games"] | null>(null);
  const [open, setOpen] = useState(() => wished.current !== null || matchMedia(WIDE).matches);
  const reading = useDeed();
  const { run } = reading;
  const form = useRef<HTMLElement>(null);

  const refresh = useCallback(async () => {
    const [games, offers, watched] = await Promise.all([club.games(), club.invitations(), club.watched()]);
    setLists({ games, offers, watched, at: performance.now() });
  }, [club]);
  useEffect(() => {
    let stale = false;
    const read = () => void run(async () => {
      const [found] = await Promise.all([api.titles(language), refresh()]);
      if (!stale) setTitles(found);
    });
    read();
    const again = () => document.hidden || refresh().then(() => stale || undefined, () => undefined);
    const timer = setInterval(again, REFRESH);
    document.addEventListener("visibilitychange", again);
    return () => {
      stale = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [language, refresh, run]);
  const show = () => {
    setOpen(true);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("h3")?.focus());
  };

  const watched = lists?.watched.filter((game) => game.mine.length === 0 && !game.host) ?? [];
  return (
    <article className="club-sheet lobby">
      <div className="lists">
        <Heading>{tell("lobby")}</Heading>
        <Failed deed={reading} />
        {(titles === null || lists === null) && reading.failed === "" && <p className="none">{say("loading")}</p>}
        {titles !== null && lists !== null && (
          <>
            <section className="my-games">
              <h3>{tell("my-games")}</h3>
              {lists.games.length === 0 && <p className="none">{tell("no-games")}</p>}
              <ul>
                {lists.games.map((game) => (
                  <GameRow key={game.id} game={game} titles={titles} at={lists.at} />
                ))}
              </ul>
              {past === null ? (
                <button type="button" className="quiet" onClick={() => void run(async () => setPast(await club.games(true)))}>
                  {tell("past-games")}
                </button>
              ) : (
                <>
                  <h4>{tell("past-games")}</h4>
                  {past.length === 0 && <p className="none">{tell("no-past-games")}</p>}
                  <ul>
                    {past.map((game) => (
                      <GameRow key={game.id} game={game} titles={titles} at={lists.at} />
                    ))}
                  </ul>
                </>
              )}
            </section>
            <section className="offered">
              <h3>{tell("offers")}</h3>
              {lists.offers.length === 0 && <p className="none">{tell("no-offers")}</p>}
              <ul className="offers">
                {lists.offers.map((offer) => (
                  <OfferRow key={offer.id} offer={offer} titles={titles} onChanged={() => void run(refresh)} />
                ))}
              </ul>
            </section>
            {watched.length > 0 && (
              <section className="to-watch">
                <h3>{tell("to-watch")}</h3>
                <ul>
                  {watched.map((game) => (
                    <GameRow key={game.id} game={game} titles={titles} at={lists.at} />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </div>
      <aside className="offering" ref={form} aria-label={tell("offer-a-game")}>
        {open && titles !== null ? (
          <OfferForm titles={titles} onOffered={() => void run(refresh)} />
        ) : (
          <button type="button" className="main" onClick={show} disabled={titles === null}>
            {tell("offer-a-game")}
          </button>
        )}
        <p className="alone">
          {tell("own-table-hint")} <To path="/club/table">{tell("own-table")}</To>
        </p>
      </aside>
    </article>
  );
}
