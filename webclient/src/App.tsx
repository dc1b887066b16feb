import { useCallback, useEffect, useMemo, useState } from "react";
import { Arrival } from "./Arrival";
import { type Held, keep, placeOf } from "./keep";
import { StartPage } from "./start/StartPage";
import { TablePage } from "./table/TablePage";
import { type Theme, applyTheme } from "./tokens";
import { type Language, type Reader, ReaderContext, Speaking, preferred, speak } from "./words";

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
  const own = useCallback(() => go(location.pathname), [go]);

  const held = useMemo<Held | null>(() => (place.game === null ? null : keep.held(place.game)), [place]);

  return (
    <ReaderContext value={reader}>
      {place.game === null || held === null ? (
        <StartPage onOpen={(game) => go(`/game/${encodeURIComponent(game)}`)} />
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
