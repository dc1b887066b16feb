/** The pages of a club, not loaded at home. */

import "../look/clocks.css";
import "../look/club.css";
import "../look/account.css";
import "../look/tournaments.css";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Refusal, Unheard } from "../api";
import { StartPage } from "../start/StartPage";
import { Speaking, useReader } from "../words";
import { Club, type ClubInfo, type Me, type Person } from "./api";
import { Entrance } from "./Entrance";
import { wantPage, wantedPage } from "./house";
import { JoinPage } from "./JoinPage";
import { LadderPage } from "./Ladder";
import { Lobby } from "./Lobby";
import { MemberPage } from "./MemberPage";
import { NamePage } from "./NamePage";
import { ClubHead, type Here, HereContext, Ways } from "./parts";
import { Profile } from "./Profile";
import { TournamentPage } from "./TournamentPage";
import { Tournaments } from "./Tournaments";

/** Milliseconds before a club that did not answer is asked again. */
const AGAIN = 4000;

interface ClubPagesProps {
  /** The path in the club: empty for the lobby. */
  page: string;
  /** The hash of the address: the secret of a link. */
  secret: string;
  onGo: (path: string) => void;
  onOpen: (game: string) => void;
}

export default function ClubPages({ page, secret, onGo, onOpen }: ClubPagesProps) {
  const { language, say } = useReader();
  const club = useMemo(() => new Club(language), [language]);
  const [info, setInfo] = useState<ClubInfo | null>(null);
  const [refusal, setRefusal] = useState("");
  const [attempt, setAttempt] = useState(0);
  const moved = useRef(false);
  const start = useRef(page);
  const wished = useRef<Person | null>(null);

  useEffect(() => {
    let stale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    club.look().then(
      (found) => {
        if (stale) return;
        setRefusal("");
        setInfo(found);
        // A visitor who returns from a provider comes to the lobby first.
        const wanted = found.me !== null && start.current === "" ? wantedPage() : "";
        if (wanted !== "") onGo(wanted);
      },
      (error: unknown) => {
        if (stale) return;
        setRefusal(error instanceof Refusal ? error.text : say("no-server"));
        if (error instanceof Unheard) timer = setTimeout(() => setAttempt((n) => n + 1), AGAIN);
      },
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
    // What the club says about itself does not depend on the language.
  }, [attempt]);

  const go = useCallback(
    (path: string) => {
      moved.current = true;
      onGo(path);
    },
    [onGo],
  );
  const setMe = useCallback((me: Me | null) => setInfo((old) => old && { ...old, me }), []);
  /** After signing in, go on to the requested page. */
  const entered = useCallback(async () => {
    const found = await club.look();
    moved.current = true;
    setInfo(found);
    // The link is used up: remove it from the history.
    history.replaceState(null, "", "/");
    onGo(wantedPage() || "/");
  }, [club, onGo]);
  const here = useMemo<Here | null>(() => (info === null ? null : { club, info, me: info.me, setMe, go, open: onOpen, moved, wished }), [club, info, setMe, go, onOpen]);

  if (here === null) {
    return (
      <Speaking language={language}>
        <main className="waiting">
          <p role={refusal ? "alert" : undefined}>{refusal || say("loading")}</p>
        </main>
      </Speaking>
    );
  }
  return (
    <Speaking language={language}>
      <HereContext value={here}>
        <Inside page={page} secret={secret} here={here} onEntered={entered} />
      </HereContext>
    </Speaking>
  );
}

function Inside({ page, secret, here, onEntered }: { page: string; secret: string; here: Here; onEntered: () => Promise<void> }) {
  const { me, info } = here;
  const entering = page === "enter" || page === "sign-in";
  const guest = page === "table" && info.guests;
  // A tournament can be shown to friends: anybody with its address may read it.
  const tournament = /^tournaments\/([^/]+)$/.exec(page)?.[1];
  const open = tournament !== undefined;
  // A visitor of another page is returned to it after signing in.
  useEffect(() => {
    if (me === null && !entering && !guest && !open && page !== "") wantPage(`/club/${page}${page === "join" ? `#${secret}` : ""}`);
  }, [me, entering, guest, open, page, secret]);

  if (page === "table" && (me !== null || guest)) {
    return <StartPage onOpen={here.open} above={<Ways page={page} />} own />;
  }
  const member = /^members\/([^/]+)$/.exec(page)?.[1];
  const ladder = /^ladder(?:\/([^/]+))?$/.exec(page);
  let content: ReactNode;
  if (me === null && open) content = <TournamentPage key={tournament} id={decodeURIComponent(tournament)} />;
  else if (me === null || page === "enter") content = <Entrance secret={page === "enter" ? secret : ""} wants={!entering && page !== ""} onEntered={onEntered} />;
  else if (!me.named) content = <NamePage />;
  else if (page === "me") content = <Profile />;
  else if (page === "join") content = <JoinPage secret={secret} />;
  else if (open) content = <TournamentPage key={tournament} id={decodeURIComponent(tournament)} />;
  else if (page === "tournaments") content = <Tournaments />;
  else if (ladder !== null) content = <LadderPage wanted={decodeURIComponent(ladder[1] ?? "")} />;
  else if (member !== undefined) content = <MemberPage key={member} id={decodeURIComponent(member)} />;
  else content = <Lobby />;
  return (
    <main className="start club">
      <ClubHead page={page} />
      {content}
    </main>
  );
}
