import { useCallback, useEffect, useMemo, useState } from "react";
import { api } from "./api";
import { type Held, holdClaimed, holds, keep, placeOf } from "./keep";
import { StartPage } from "./start/StartPage";
import { TablePage } from "./table/TablePage";
import { type Theme, applyTheme } from "./tokens";
import { type Language, type Reader, ReaderContext, Speaking, preferred, speak, useReader } from "./words";

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
        <Speaking language={language}>
          <Arrival key={place.token} game={place.game} token={place.token} moment={place.moment} onSeated={setPlace} />
        </Speaking>
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

const sitting = new Map<string, Promise<void>>();

/** Take the seat of a link, once: a second attempt would find the link used. */
function sitDown(game: string, link: string, language: Language): Promise<void> {
  if (holds(keep.held(game), link)) return Promise.resolve();
  const claim = async () => {
    const sat = await api.claim(game, link, language);
    holdClaimed(game, link, sat.seat, sat.token);
  };
  const under = sitting.get(link) ?? claim().finally(() => sitting.delete(link));
  sitting.set(link, under);
  return under;
}

/**
 * Somebody comes by a link and sits down: the seat gets a token that only this browser knows. The
 * link is taken out of the address, and opens nothing for whoever reads it elsewhere.
 */
function Arrival({ game, token, moment, onSeated }: ArrivalProps) {
  const { language } = useReader();
  const [told, setTold] = useState("…");
  useEffect(() => {
    let left = false;
    void (async () => {
      try {
        await sitDown(game, token, language);
        if (left) return;
        history.replaceState(null, "", `/game/${encodeURIComponent(game)}`);
        onSeated({ game, token: null, moment });
      } catch (error) {
        if (!left) setTold(error instanceof Error ? error.message : String(error));
      }
    })();
    return () => {
      left = true;
    };
  }, [game, token, moment, onSeated, language]);
  return (
    <main className="waiting">
      <p>{told}</p>
    </main>
  );
}
