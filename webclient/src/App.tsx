import { Suspense, lazy, useCallback, useEffect, useMemo, useState } from "react";
import { Arrival } from "./Arrival";
import { askHouse, knownHouse, pageOf } from "./club/house";
import { type Held, keep, placeOf } from "./keep";
import { StartPage } from "./start/StartPage";
import { TablePage } from "./table/TablePage";
import { type Theme, applyTheme } from "./tokens";
import { type Language, type Reader, ReaderContext, Speaking, preferred, speak } from "./words";

/** Not loaded at home. */
const ClubPages = lazy(() => import("./club/ClubPages"));
/** Milliseconds before asking again whether this is a club, if there was no answer. */
const AGAIN = 4000;

/** Whether this is a club: the last known value, until the server has answered. */
function useHouse(asks: boolean): boolean {
  const [club, setClub] = useState(() => knownHouse() !== "");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!asks) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    askHouse().then(
      (name) => setClub(name !== null),
      () => {
        timer = setTimeout(() => setAttempt((n) => n + 1), AGAIN);
      },
    );
    return () => clearTimeout(timer);
  }, [asks, attempt]);
  return club;
}

export function App() {
  const [language, setLanguage] = useState<Language>(() =>
    keep.setting<Language>("language", preferred(navigator.languages)),
  );
  const [theme, setTheme] = useState<Theme>(() =>
    keep.setting<Theme>("theme", matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
  );
  const [place, setPlace] = useState(() => placeOf(location.pathname, location.hash));

  const reader = useMemo<Reader>(
    () => ({
      say: speak(language),
      language,
      theme,
      setLanguage: (next) => {
        keep.set("language", next);
        setLanguage(next);
      },
      setTheme: (next) => {
        keep.set("theme", next);
        setTheme(next);
      },
    }),
    [language, theme],
  );

  useEffect(() => applyTheme(theme), [theme]);
  useEffect(() => {
    const move = () => setPlace(placeOf(location.pathname, location.hash));
    addEventListener("popstate", move);
    addEventListener("hashchange", move);
    return () => {
      removeEventListener("popstate", move);
      removeEventListener("hashchange", move);
    };
  }, []);

  const go = useCallback((path: string) => {
    history.pushState(null, "", path);
    setPlace(placeOf(location.pathname, location.hash));
    scrollTo(0, 0);
  }, []);
  const leave = useCallback(() => go("/"), [go]);
  const open = useCallback((game: string) => go(`/game/${encodeURIComponent(game)}`), [go]);
  const own = useCallback(() => go(location.pathname), [go]);

  const page = useMemo(() => pageOf(location.pathname), [place]);
  const club = useHouse(place.game === null);

  const held = useMemo<Held | null>(() => (place.game === null ? null : keep.held(place.game)), [place]);

  return (
    <ReaderContext value={reader}>
      {place.game === null || held === null ? (
        club || page !== null ? (
          <Suspense fallback={<main className="waiting" />}>
            <ClubPages page={page ?? ""} secret={location.hash.slice(1)} onGo={go} onOpen={open} />
          </Suspense>
        ) : (
          <StartPage onOpen={open} />
        )
      ) : place.token !== null ? (
        <Speaking language={language}>
          <Arrival key={place.token} game={place.game} token={place.token} moment={place.moment} onSeated={setPlace} onLeave={leave} onOwn={own} />
        </Speaking>
      ) : (
        <TablePage key={`${place.game} ${place.watch}`} game={place.game} held={held} watch={place.watch} first={place.moment} onLeave={leave} onOwn={own} />
      )}
    </ReaderContext>
  );
}
