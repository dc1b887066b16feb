/** The map, and what lies over it: overlays, messages about the past and others' moves, the hand. */

import { type RefObject, useCallback, useRef, useState } from "react";
import type { Contest, LogLine, Overlay } from "../api";
import { bound } from "../ui/bound";
import { useReader } from "../words";
import { fieldName } from "./battles";
import { BattlePlate } from "./BattlePlate";
import { Between } from "./Between";
import { Board, type BoardHandle } from "./Board";
import type { Naming } from "./choices";
import { Displays } from "./Displays";
import { SMALL } from "./parts";
import { Hand } from "./Hand";
import { underKeys } from "./heard";
import { leave, leftOf } from "./left";
import { KeyPanel } from "./KeyPanel";
import { lineAt } from "./Log";
import { Meaning } from "./Meaning";
import type { View } from "./mover";
import { OverlayLegend, OverlaySaid } from "./Overlays";
import { PlaybackBar } from "./PlaybackBar";
import { PlayedCard } from "./ReadCard";
import { TurnPlate } from "./TurnPlate";
import type { TurnEnd } from "./turns";
import { useCorner } from "./useCorner";
import type { KeyShown } from "./useCounterKey";
import type { Ordering } from "./useOrders";
import type { Seen } from "./useSight";

interface MapSideProps {
  board: RefObject<BoardHandle | null>;
  seen: Seen;
  orders: Ordering;
  /** The places of the last events. */
  latest: readonly string[];
  spot: Naming;
  /** The result of one's own battle that is shown, and how to dismiss it. */
  battle: Contest | null;
  putBattleAway: () => void;
  names: Record<string, string>;
  onLook: (place: string) => void;
  /** The end of a turn that is shown, and how to dismiss it. */
  plate: TurnEnd | null;
  putAway: () => void;
  /** A curtain hides what belongs to one seat. */
  curtain: boolean;
  /** Nobody plays here. */
  observing: boolean;
  over: boolean;
  /** The actions with stored bots' thoughts in a finished game. */
  thoughts: ReadonlySet<number>;
  /** The key to the counters. */
  counterKey: KeyShown;
  /** More of the bots' moves will follow by themselves. */
  goesOn: boolean;
}

export function MapSide({ board, seen, orders, latest, spot, battle, putBattleAway, names, onLook, plate, putAway, curtain, observing, over, thoughts, goesOn, counterKey }: MapSideProps) {
  const { now, shown, moment } = seen;
  const { table, playback } = seen.live;
  const played = moment !== null || playback.at !== null ? playedAt(seen.live.log, shown.seq) : null;
  const asked = now.decision && !now.decision.mine ? now.decision.prompt : "";
  const { say } = useReader();
  return (
    <div className="map-side">
      {/* Everything over the map has a heading below this one. */}
      <h2 className="unseen">{say("map")}</h2>
      <LaidMap covered={!curtain && shown.cards.length > 0} {...{ board, seen, orders, latest, spot, counterKey }} />
      {counterKey.open && !curtain && <ShownKey {...{ seen, orders, spot, counterKey }} />}
      <Legend {...{ board, seen, spot, onLook }} />
      {!curtain && <Displays {...{ board, seen, orders, latest, onLook }} />}
      {moment !== null && <PastBanner seen={seen} moment={moment} meant={over && thoughts.has(moment)} />}
      {moment === null && <PlaybackBar playback={playback} goesOn={goesOn} asked={asked} />}
      {played !== null && !curtain && <PlayedCard key={`${shown.seq} ${played}`} table={table} number={played} />}
      {battle && <BattlePlate contest={battle} onShow={onLook} onGo={putBattleAway} spot={fieldName(seen, spot)} names={names} />}
      {plate && !curtain && (
        <TurnPlate end={plate} table={table} holds={playback.at !== null} passing={observing ? playback.speed : 0} onGo={putAway} />
      )}
      {!curtain && <Hand cards={shown.cards} playable={orders.cards} held={orders.slip?.kind === "card" ? orders.slip.card.number : null} onPick={orders.pickCard} />}
    </div>
  );
}

/** The card that was played by the action of a moment; null for none. */
export function playedAt(log: readonly LogLine[], seq: number): number | null {
  return log.find((line) => line.seq === seq && !line.undone && !line.secret && (line.cards?.length ?? 0) > 0)?.cards?.[0] ?? null;
}

interface LaidMapProps extends Pick<MapSideProps, "board" | "seen" | "orders" | "latest" | "spot" | "counterKey"> {
  /** The hand lies over its lower edge. */
  covered: boolean;
}

const NOWHERE: readonly string[] = [];

/** The map with its counters, once both are loaded. */
function LaidMap({ board, seen, orders, latest, spot, counterKey, covered }: LaidMapProps) {
  const { say } = useReader();
  const { sheet, counters, late, undrawn } = seen.drawn;
  const { id } = seen.live.table;
  const left = useCallback(() => leftOf(id).view ?? null, [id]);
  const still = useCallback((view: View) => leave(id, { view }), [id]);
  const { lit, courses, marked, route, slip, hover, pick, miss, point, away, plan, waiting } = orders;
  const asked = seen.moment === null && seen.now.decision?.mine ? seen.now.decision.about : undefined;
  if (!sheet || counters === null) return <p className="unrolling">{say(undrawn ? "undrawn" : "unrolling")}</p>;
  const measures = seen.laid.overlay?.pairs === true;
  const come = (place: string | null, at: number, of: number) =>
    place === null
      ? say(of > 0 ? "keys-nowhere" : "keys-nothing")
      : underKeys({ name: spot(place), choices: orders.places.get(place) ?? [], plans: plan.on, measures, at, of }, say);
  return (
    <Board
      ref={board}
      far={plan.reach ?? courses}
      waits={waiting.places}
      ways={plan.list}
      {...{ sheet, late, counters, lit, marked, route, latest, covered, left }}
      about={asked ?? NOWHERE}
      onStill={still}
      overlay={seen.laid.between.laid}
      fanned={slip?.kind === "space" ? slip.place : (hover?.place ?? null)}
      onPick={pick}
      onMiss={miss}
      onHover={point}
      onMoved={away}
      onHold={counterKey.ask}
      onCome={come}
      onAsk={orders.inquire}
      explained={counterKey.open}
      onExplain={counterKey.toggle}
    />
  );
}

/** The key to the counters, for what is pointed at. */
function ShownKey({ seen, orders, spot, counterKey }: Pick<MapSideProps, "seen" | "orders" | "spot" | "counterKey">) {
  const { slip, hover } = orders;
  const place = hover?.place ?? (slip?.kind === "space" ? slip.place : counterKey.about);
  return <KeyPanel title={seen.shown.title} called={place === null ? "" : spot(place)} counters={seen.drawn.counters ?? ""} top={slip === null} onClose={counterKey.close} {...{ place }} />;
}

/** The legend of the overlay; for one about pairs of places, also the relation of the two. */
function Legend({ board, seen, spot, onLook }: Pick<MapSideProps, "board" | "seen" | "spot" | "onLook">) {
  // A small map has no room for what is read only once.
  const [folded, setFolded] = useState(() => matchMedia(SMALL).matches);
  const { overlay } = seen.laid;
  return (
    <>
      <OverlaySaid overlay={overlay} name={spot} />
      {overlay && <LaidLegend {...{ board, seen, spot, onLook, overlay, folded }} onFold={setFolded} />}
    </>
  );
}

interface LaidLegendProps extends Pick<MapSideProps, "board" | "seen" | "spot" | "onLook"> {
  overlay: Overlay;
  folded: boolean;
  onFold: (folded: boolean) => void;
}

function LaidLegend({ board, seen, spot, onLook, overlay, folded, onFold }: LaidLegendProps) {
  const { between, lay } = seen.laid;
  const legend = useRef<HTMLDivElement>(null);
  const style = useCorner(board, between.laid ?? overlay, legend);
  return (
    <OverlayLegend overlay={overlay} name={spot} ref={legend} {...{ folded, onFold, style }} onShow={onLook}>
      {overlay.pairs && (
        <Between overlay={overlay} to={between.to} table={seen.live.table} at={seen.at} moment={seen.then} onClose={() => lay(null)} />
      )}
    </OverlayLegend>
  );
}

/** Which past moment is shown, and what happened at it. */
function PastBanner({ seen, moment, meant }: Pick<MapSideProps, "seen"> & { moment: number; meant: boolean }) {
  const { say } = useReader();
  const { log, table } = seen.live;
  return (
    <div className="past-banner">
      <p>{say(moment === 1 ? "past-one" : "past", { at: moment })}</p>
      <p className="last">{bound(lineAt(log, moment)?.text ?? "")}</p>
      {meant && <Meaning key={moment} table={table} number={moment} />}
    </div>
  );
}
