import { useCallback, useEffect, useMemo, useState } from "react";
import { Table } from "./api";
import { type Held, keep, placeOf } from "./keep";
import { StartPage } from "./start/StartPage";
import { TablePage } from "./table/TablePage";
import { type Theme, applyTheme } from "./tokens";
import { type Language, type Reader, ReaderContext, preferred, speak } from "./words";

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
    document.documentElement.lang = language;
  }, [language]);

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
    setPlace(placeOf(path, ""));
    scrollTo(0, 0);
  }, []);
  const leave = useCallback(() => go("/"), [go]);

  const held = useMemo<Held | null>(() => (place.game === null ? null : keep.held(place.game)), [place]);

  return (
    <ReaderContext value={reader}>
      {place.game === null || held === null ? (
        <StartPage onOpen={(game) => go(`/game/${encodeURIComponent(game)}`)} />
      ) : place.token !== null ? (
        <Arrival key={place.token} game={place.game} token={place.token} moment={place.moment} onSeated={setPlace} />
      ) : (
        <TablePage key={place.game} game={place.game} held={held} first={place.moment} onLeave={leave} />
      )}
    </ReaderContext>
  );
}

interface ArrivalProps {
  game: string;
  token: string;
  moment: number | null;
  onSeated: (place: { game: string; token: null; moment: number | null }) => void;
}

/**
 * Somebody comes by a link: whose seat it opens is asked, and its token is kept in the browser and
 * taken out of the address, where others might read it.
 */
function Arrival({ game, token, moment, onSeated }: ArrivalProps) {
  const [told, setTold] = useState("…");
  useEffect(() => {
    let left = false;
    void (async () => {
      try {
        const state = await new Table(game, token, "en").state();
        if (left) return;
        const known = keep.held(game);
        const tokens = Object.values(known.tokens).includes(token) ? known.tokens : { [state.seat]: token };
        keep.hold(game, { ...known, tokens });
        history.replaceState(null, "", `/game/${encodeURIComponent(game)}`);
        onSeated({ game, token: null, moment });
      } catch (error) {
        if (!left) setTold(error instanceof Error ? error.message : String(error));
      }
    })();
    return () => {
      left = true;
    };
  }, [game, token, moment, onSeated]);
  return (
    <main className="waiting">
      <p>{told}</p>
    </main>
  );
}
