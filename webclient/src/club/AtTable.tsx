/** A club's game at its table: members, clocks, claiming a win on time, and the rematch. */

import "../look/clocks.css";
import { useEffect, useMemo, useRef, useState } from "react";
import { Refusal, type SeatInfo } from "../api";
import { SideMark } from "../ui/SideMark";
import { Twice } from "../ui/Twice";
import { useReader } from "../words";
import { Club, type ClubGame, type ClockTold, type Invitation } from "./api";
import { LOW, leftOf, passed } from "./clock";
import { useNow } from "./useNow";
import { useClubWords } from "./words";

/** Milliseconds between refreshes of the clocks: holidays may have begun, or ended. */
const REFRESH = 60_000;

export interface AtTableProps {
  game: string;
  /** The moment at the table: the clocks change with it. */
  at: string;
  over: boolean;
  /** The seat of the viewer. */
  seat: string;
  seats: Record<string, SeatInfo>;
  onChanged: () => Promise<void>;
}

interface Told {
  game: ClubGame;
  at: number;
}

export default function AtTable({ game, at, over, seat, seats, onChanged }: AtTableProps) {
  const { language } = useReader();
  const club = useMemo(() => new Club(language), [language]);
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let stale = false;
    const read = () => {
      if (document.hidden) return;
      // Without an answer the clocks run on as last received.
      club.game(game).then(
        (found) => !stale && setTold({ game: found, at: performance.now() }),
        () => undefined,
      );
    };
    read();
    const timer = over ? undefined : setInterval(read, REFRESH);
    document.addEventListener("visibilitychange", read);
    return () => {
      stale = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, [club, game, at, over]);
  if (told === null) return null;
  const known = told.game;
  const plays = known.mine.includes(seat);
  // Against bots, and without a clock, there is nothing to show.
  if (!over && known.clock === null && Object.keys(known.members).length < 2) return null;
  return (
    <Clocks told={told} over={over} seat={seat} seats={seats}>
      {plays && !over && <Claim club={club} told={told} onChanged={onChanged} />}
      {plays && over && <Rematch club={club} game={game} />}
    </Clocks>
  );
}

function Clocks({ told, over, seat, seats, children }: { told: Told; over: boolean; seat: string; seats: Record<string, SeatInfo>; children: React.ReactNode }) {
  const { tell } = useClubWords();
  const { clocks, members } = told.game;
  const own = over ? undefined : clocks[seat];
  const running = !over && Object.values(clocks).some((clock) => clock.runs);
  const now = useNow(running);
  return (
    <section className="club-seats" aria-label={tell("clocks")}>
      <ul>
        {Object.entries(seats).map(([key, one]) => (
          <li key={key} className={!over && told.game.waits.includes(key) ? "turn" : undefined}>
            <SideMark side={key} />
            <span className="seat">{one.name}</span>
            <span className="who">{one.kind === "bot" ? tell("a-bot") : members[key] ? <a href={`/club/members/${encodeURIComponent(members[key].id)}`}>{members[key].name}</a> : one.player}</span>
            {clocks[key] && one.kind !== "bot" && <Shown clock={clocks[key]} left={leftOf(over ? { ...clocks[key], runs: false } : clocks[key], (now - told.at) / 1000)} over={over} />}
          </li>
        ))}
      </ul>
      {own?.runs && <Aloud left={leftOf(own, (now - told.at) / 1000)} />}
      {children}
    </section>
  );
}

function Shown({ clock, left, over }: { clock: ClockTold; left: number; over: boolean }) {
  const { tell, time } = useClubWords();
  const runs = clock.runs && !over;
  return (
    <span role="timer" className={`left${runs ? " runs" : ""}${left < LOW && !over ? " low" : ""}`}>
      {left <= 0 ? tell("time-out") : time(left)}
      {runs && clock.still && <small> {tell("still")}</small>}
    </span>
  );
}

/** Announces one's own clock to screen readers at thresholds, not each second. */
function Aloud({ left }: { left: number }) {
  const { tell, long } = useClubWords();
  const before = useRef(left);
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    const at = passed(before.current, left);
    before.current = left;
    if (at !== null) setSaid(at);
  }, [left]);
  return (
    <p className="unseen" role="status">
      {said === null ? "" : said === 0 ? tell("own-time-out") : tell("own-time-left", { time: long(said) })}
    </p>
  );
}

function useAsked(): { failed: string; ask: (work: () => Promise<void>) => Promise<void> } {
  const { say } = useReader();
  const [failed, setFailed] = useState("");
  const ask = async (work: () => Promise<void>) => {
    setFailed("");
    try {
      await work();
    } catch (error) {
      setFailed(error instanceof Refusal ? error.text : say("no-server"));
    }
  };
  return { failed, ask };
}

/** The opponent's clock has run out: the game may be won by claiming it. */
function Claim({ club, told, onChanged }: { club: Club; told: Told; onChanged: () => Promise<void> }) {
  const { tell } = useClubWords();
  const { clocks, mine } = told.game;
  const theirs = Object.entries(clocks).filter(([key, clock]) => !mine.includes(key) && clock.runs);
  const now = useNow(theirs.length > 0);
  const { failed, ask } = useAsked();
  if (!theirs.some(([, clock]) => leftOf(clock, (now - told.at) / 1000) <= 0)) return null;
  const claim = () =>
    ask(async () => {
      await club.claimTime(told.game.id);
      await onChanged();
    });
  return (
    <div className="claim">
      <p role="status">{tell("their-time-out")}</p>
      <Twice label={tell("claim")} title={tell("claim-title")} yes={tell("claim-yes")} no={tell("claim-no")} onYes={claim}>
        <p>{tell("claim-sure")}</p>
      </Twice>
      {failed && (
        <p role="alert" className="denial">
          {failed}
        </p>
      )}
    </div>
  );
}

/** After the game: the rematch with sides exchanged is offered, or was by the opponent. */
function Rematch({ club, game }: { club: Club; game: string }) {
  const { tell } = useClubWords();
  const [offer, setOffer] = useState<Invitation | null>(null);
  const [busy, setBusy] = useState(false);
  const { failed, ask } = useAsked();
  const told = useRef<HTMLParagraphElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    let stale = false;
    const read = () => {
      if (document.hidden) return;
      club.invitations().then(
        (all) => !stale && setOffer(all.find((one) => one.again === game) ?? null),
        () => undefined,
      );
    };
    read();
    const timer = setInterval(read, REFRESH / 3);
    document.addEventListener("visibilitychange", read);
    return () => {
      stale = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, [club, game]);
  useEffect(() => {
    if (offer?.own && asked.current) told.current?.focus();
    asked.current = false;
  }, [offer]);
  const begin = (begun: string | null) => begun !== null && location.assign(`/game/${encodeURIComponent(begun)}`);
  const free = Object.entries(offer?.seats ?? {}).find(([, one]) => one.free)?.[0];
  const work = async () => {
    if (offer !== null) return begin((await club.accept(offer.id, free ?? "")).game);
    const made = await club.rematch(game);
    asked.current = true;
    setOffer(made.invitation);
    begin(made.game);
  };
  const play = async () => {
    setBusy(true);
    await ask(async () => void (await work()));
    setBusy(false);
  };
  return (
    <div className="claim">
      {offer?.own ? (
        <p tabIndex={-1} ref={told}>
          {tell("rematch-offered")} <a href="/">{tell("to-lobby")}</a>
        </p>
      ) : (
        <>
          <p role="status">{offer !== null && tell("rematch-wanted")}</p>
          <button type="button" className={offer !== null ? "main rematch" : "plain rematch"} disabled={busy} onClick={() => void play()}>
            {tell(offer !== null ? "rematch-take" : "rematch")}
          </button>
        </>
      )}
      {failed && (
        <p role="alert" className="denial">
          {failed}
        </p>
      )}
    </div>
  );
}
