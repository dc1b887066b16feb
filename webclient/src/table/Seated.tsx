/** One seat at the table: what it sees, what it can do, and what the page does by itself for it. */

import { Suspense, lazy, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Unheard } from "../api";
import { askHouse, knownHouse, wantPage } from "../club/house";
import { type Held, OBSERVER } from "../keep";
import { type Side, SideNamesContext, SidesContext } from "../sides";
import { ClausesContext } from "../ui/Clause";
import { Notice } from "../ui/Notice";
import { Speaking, useReader } from "../words";
import type { BoardHandle } from "./Board";
import { useBattlePlate, useStopping } from "./battles";
import { useCalling } from "./calling";
import { useSpread } from "./Candidates";
import { capital, nextSeat } from "./choices";
import { Curtain } from "./Curtain";
import { KeysHelp } from "./KeysHelp";
import { type Since, freshLines, newestLines } from "./lately";
import { leave, leftOf } from "./left";
import { LessonPanel } from "./LessonPanel";
import { MapSide } from "./MapSide";
import { ReadingContext } from "./ReadCard";
import { bound } from "../ui/bound";
import { isPlaying } from "./PlaybackBar";
import { Replay } from "./Replay";
import { useLinger, useMoving, useTogether } from "./run";
import { SideColumn, type Tab } from "./SideColumn";
import { Slips } from "./Slips";
import { Top } from "./Top";
import { Tour } from "./Tour";
import { useTurnPlate } from "./turns";
import { useAgreeing, useTakingBack } from "./Undo";
import { useClauses } from "./useAids";
import { useKeyShown } from "./useCounterKey";
import { useCurtain } from "./useCurtain";
import { useLookingBack } from "./useAnalysis";
import { useLesson } from "./useLesson";
import { useFollowing } from "./useFollowing";
import { useOrders } from "./useOrders";
import { useKept } from "./useKept";
import { usePinned } from "./usePinned";
import { useTalk } from "./useTalk";
import { usePassing, useSkipping } from "./usePassing";
import type { Shown } from "./usePlayback";
import { type Seen, useSight } from "./useSight";

const NO_SIDES: readonly Side[] = [];
/** Not loaded at home. */
const AtTable = lazy(() => import("../club/AtTable"));

interface SeatedProps {
  game: string;
  held: Held;
  /** The moment to begin with; null for the present. */
  first: number | null;
  onLeave: () => void;
  seat: string;
  /** The seats that are played at this screen. */
  here: string[];
  /** Only the server knows the viewer's seat: there is no token. */
  member: boolean;
  /** The server has told the viewer's seat. */
  onSeat: (seat: string) => void;
  onSit: (seat: string) => void;
  onHeld: (change: (held: Held) => Held) => void;
  /** The link to a seat that this browser holds, for a viewer who only watches here; else null. */
  onOwn: (() => void) | null;
}

export function Seated({ game, held, first, onLeave, seat, here, member, onSeat, onSit, onHeld, onOwn }: SeatedProps) {
  const skipping = useSkipping(game, here);
  const [sight, taught, learner] = useLesson(useSight(game, held.tokens[seat] ?? "", first, skipping.passing), game);
  const told = sight.now?.seat;
  useEffect(() => {
    if (member && told !== undefined) onSeat(told);
  }, [member, told, onSeat]);
  const { language, live, now, shown, moment, setMoment, present, at } = sight;
  const { playback } = live;
  const over = now?.over === true && playback.at === null;
  const clauses = useClauses(shown?.title, language);
  const lookingBack = useLookingBack(live.table, over, language);
  const stopping = useStopping();
  const [battle, putBattleAway] = useBattlePlate(live, moment, stopping.stops);
  const [ended, putAway] = useTurnPlate(game, live, moment);
  const plate = battle === null ? ended : null;
  const stands = battle !== null || plate !== null;
  useEffect(() => playback.hold(stands), [playback.hold, stands]);
  const board = useRef<BoardHandle>(null);
  const { gave } = skipping;
  const newest = useRef(now);
  newest.current = now;
  const [since, setSince] = useState<Since | null>(() => leftOf(game).since ?? null);
  const onPlay = useCallback(
    (action: string) => {
      putAway();
      gave(action);
      if (newest.current === null) return;
      const { epoch, seq } = newest.current;
      setSince({ epoch, seq });
      leave(game, { since: { epoch, seq } });
    },
    [putAway, gave, game],
  );
  const given = useOrders(sight, board, onPlay);
  const fresh = useMemo(() => (now === null ? null : freshLines(live.log, since, now)), [live.log, since, now]);
  const happened = useMemo(() => (now === null ? [] : newestLines(live.log, since, now)), [live.log, since, now]);
  const latest = useFollowing(board, sight, given, taught !== null && taught.look.length > 0);
  const spread = useSpread(board, sight, given.setTold);
  const [pinned, pin] = usePinned(board, sight);
  const kept = moment === null && taught !== null ? taught.look : pinned;
  const orders = given.marked.length > 0 ? given : { ...given, marked: kept };
  const counterKey = useKeyShown();
  const [tab, setTab] = useState<Tab>("orders");

  // The learner gives the orders of a lesson himself.
  const passes = present && live.refusal === null && now !== null && !taught?.first && skipping.passing(now);
  const mapStands = sight.drawn.sheet !== null && sight.drawn.counters !== null;
  const theirs = playback.at !== null || passes || (now?.decision != null && !now.decision.mine);
  const moving = useMoving(now, moment === null && theirs && !stands);
  const together = useTogether(now, moving);
  const lingers = useLinger(moving === null || now === null ? "" : at);
  usePassing(sight, skipping, passes, stands);
  const takingBack = useTakingBack(now, live.undo);
  const agrees = useAgreeing(now, held, here, live);
  // A player sees the result of his battle before the table is passed on.
  const next = present && battle === null && now !== null ? nextSeat(now, here, agrees) : null;
  const curtain = useCurtain({ game, held, language, now, next, skipping, onSit });
  const calling = useCalling(now, here);
  useKept();
  const talking = useTalk(game, live, now, here, tab === "talk");

  const look = useCallback((place: string) => board.current?.show([place]), []);
  const where = useCallback((place: string) => board.current?.where(place) ?? null, []);
  const jump = (seq: number | null, line: number | null = null) => {
    orders.close();
    pin(line);
    setMoment(seq === now?.seq ? null : seq);
  };
  const names = useMemo(
    () => Object.fromEntries([...(now?.sides ?? []).map((one) => [one.key, one.name]), ...Object.entries(now?.seats ?? {}).map(([key, one]) => [key, one.name])]) as Record<string, string>,
    [now?.sides, now?.seats],
  );
  const sides = now?.sides ?? NO_SIDES;

  if (now === null || shown === null || live.dead) {
    return (
      <Speaking language={language}>
        <Waiting live={live} game={game} holds={!!held.tokens[seat]} onLeave={onLeave} />
      </Speaking>
    );
  }

  const seen: Seen = { ...sight, now, shown, first: taught?.first ?? "" };
  const bots = moving !== null && moving.seats.some((key) => now.seats[key]?.kind === "bot");
  const goesOn = bots && (lingers || (moving?.count ?? 0) > 0);
  const areas = new Map(shown.displays.flatMap((display) => display.areas.map(({ key, name }) => [key, capital(name)])));
  const spot = (place: string) => bound(areas.get(place) ?? sight.drawn.sheet?.spots.get(place)?.name ?? now.names[place] ?? place);
  const observing = seat === OBSERVER;
  const shares = { seen, orders, spot, observing };

  return (
    <Speaking language={language}>
      <SidesContext value={sides}>
        <SideNamesContext value={names}>
          <ClausesContext value={clauses}>
            <ReadingContext value={live.table}>
            <main className={`table-page tab-${tab}${taught ? " teaching" : ""}`}>
              <Top seen={seen} seat={observing ? null : names[seat]} onLeave={onLeave} onOwn={onOwn} />
              <MapSide {...shares} {...{ board, latest, battle, putBattleAway, names, onLook: look, plate, putAway, curtain, over, thoughts: lookingBack.thoughts, goesOn, counterKey }} />
              <SideColumn
                {...shares}
                {...{ game, held, onHeld, here, member, names, moving, together, bots, playing: isPlaying(seen.live.playback, goesOn), skipping, stopping, calling, talking, fresh, ordered: since?.seq ?? null, newest: happened, takingBack, agrees, lookingBack, spread, tab }}
                open={!curtain && !passes}
                onTab={setTab}
                onLook={look}
                onJump={jump}
              >
                {/* Only in a club a player has no token. */}
                {member && (!observing || (!now.over && knownHouse() !== "")) && (
                  <Suspense fallback={null}>
                    <AtTable game={game} at={`${now.epoch}.${now.seq}.${now.over}`} over={now.over} seat={seat} seats={now.seats} onChanged={live.refresh} />
                  </Suspense>
                )}
                {taught && moment === null && <LessonPanel taught={taught} board={board} drawn={mapStands} />}
              </SideColumn>
              <Replay seq={now.seq} moment={moment} onMoment={jump} />
              <KeysHelp />
              <Slips {...shares} where={where} onExplain={counterKey.ask} />
              {curtain && next !== null && <Curtain seat={next} name={names[next] ?? next} onSit={() => onSit(next)} />}
              {next === null && !observing && !now.over && taught === null && !learner && <Tour ready={orders.asked && (mapStands || sight.drawn.undrawn)} />}
            </main>
            </ReadingContext>
          </ClausesContext>
        </SideNamesContext>
      </SidesContext>
    </Speaking>
  );
}

interface WaitingProps {
  live: Shown;
  game: string;
  /** This screen holds the seat. */
  holds: boolean;
  onLeave: () => void;
}

/** There is nothing to be seen yet, or no longer. */
function Waiting({ live, game, holds, onLeave }: WaitingProps) {
  const { say } = useReader();
  const { refusal } = live;
  const gone = live.gone || refusal?.status === 404;
  const away = refusal instanceof Unheard;
  const lost = live.dead || (refusal !== null && !holds && !away);
  if (!gone && !lost && !away) {
    return (
      <main className="waiting">
        <p>{refusal ? refusal.text : say("loading")}</p>
        {refusal && <ToStart onLeave={onLeave} />}
      </main>
    );
  }
  if (lost && !gone && !holds) return <Elsewhere game={game} onLeave={onLeave} />;
  const title = gone ? "no-game" : away ? "table-unheard" : "link-used";
  const text = gone ? say("no-game-text") : away ? `${refusal.text} ${say("trying-again")}` : say("dead-link");
  return (
    <Notice title={say(title)} text={text}>
      <ToStart onLeave={onLeave} />
    </Notice>
  );
}

/** A game in which the viewer has no seat; in a club he may only have to sign in. */
function Elsewhere({ game, onLeave }: { game: string; onLeave: () => void }) {
  const { say } = useReader();
  const [club, setClub] = useState("");
  useEffect(() => {
    askHouse().then(
      (name) => setClub(name ?? ""),
      () => undefined,
    );
  }, []);
  const sign = () => {
    wantPage(`/game/${encodeURIComponent(game)}`);
    location.assign("/club/sign-in");
  };
  return (
    <Notice title={say("seat-elsewhere")} text={say(club === "" ? "no-seat" : "no-seat-club")}>
      {club !== "" && (
        <button type="button" className="main" onClick={sign}>
          {say("sign-in")}
        </button>
      )}
      <ToStart onLeave={onLeave} />
    </Notice>
  );
}

function ToStart({ onLeave }: { onLeave: () => void }) {
  const { say } = useReader();
  return (
    <button type="button" className="plain" onClick={onLeave}>
      {say("to-start")}
    </button>
  );
}
