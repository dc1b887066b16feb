/** The map, and what lies over it: overlays, what is told of the past and of others' moves, the hand. */

import type { RefObject } from "react";
import { useReader } from "../words";
import { Between } from "./Between";
import { Board, type BoardHandle } from "./Board";
import type { Naming } from "./choices";
import { Hand } from "./Hand";
import { lineAt } from "./Log";
import { Meaning } from "./Meaning";
import { OverlayLegend } from "./Overlays";
import { PlaybackBar } from "./PlaybackBar";
import { TurnPlate } from "./TurnPlate";
import type { TurnEnd } from "./turns";
import type { Ordering } from "./useOrders";
import type { Seen } from "./useSight";

interface MapSideProps {
  board: RefObject<BoardHandle | null>;
  seen: Seen;
  orders: Ordering;
  /** Where something has just happened. */
  latest: readonly string[];
  spot: Naming;
  /** The end of a turn that is to be looked at, and how it is put away. */
  plate: TurnEnd | null;
  putAway: () => void;
  /** A curtain hides what is one seat's own. */
  curtain: boolean;
  /** Nobody plays here. */
  observing: boolean;
  over: boolean;
  /** Of what bots do more will follow by itself. */
  goesOn: boolean;
}

export function MapSide({ board, seen, orders, latest, spot, plate, putAway, curtain, observing, over, goesOn }: MapSideProps) {
  const { now, shown, moment } = seen;
  const { table, playback } = seen.live;
  const asked = now.decision && !now.decision.mine ? now.decision.prompt : "";
  return (
    <div className="map-side">
      <LaidMap covered={!curtain && shown.cards.length > 0} {...{ board, seen, orders, latest }} />
      <Legend seen={seen} spot={spot} />
      {moment !== null && <PastBanner seen={seen} moment={moment} over={over} />}
      {moment === null && <PlaybackBar playback={playback} goesOn={goesOn} asked={asked} />}
      {plate && !curtain && (
        <TurnPlate end={plate} table={table} holds={playback.at !== null} passing={observing ? playback.speed : 0} onGo={putAway} />
      )}
      {!curtain && <Hand cards={shown.cards} playable={orders.cards} onPick={orders.pickCard} />}
    </div>
  );
}

interface LaidMapProps extends Pick<MapSideProps, "board" | "seen" | "orders" | "latest"> {
  /** The hand lies over its lower edge. */
  covered: boolean;
}

/** The map with its counters, once both are there. */
function LaidMap({ board, seen, orders, latest, covered }: LaidMapProps) {
  const { say } = useReader();
  const { sheet, counters, late, undrawn } = seen.drawn;
  const { lit, marked, slip, hover, pick, point, away } = orders;
  if (!sheet || counters === null) return <p className="unrolling">{say(undrawn ? "undrawn" : "unrolling")}</p>;
  return (
    <Board
      ref={board}
      {...{ sheet, late, counters, lit, marked, latest, covered }}
      overlay={seen.laid.between.laid}
      fanned={slip?.kind === "space" ? slip.place : (hover?.place ?? null)}
      onPick={pick}
      onHover={point}
      onMoved={away}
    />
  );
}

/** What the marks of the overlay mean; of one that tells of two places also how it stands between them. */
function Legend({ seen, spot }: Pick<MapSideProps, "seen" | "spot">) {
  const { overlay, between, lay } = seen.laid;
  if (!overlay) return null;
  return (
    <OverlayLegend overlay={overlay} name={spot}>
      {overlay.pairs && (
        <Between overlay={overlay} to={between.to} table={seen.live.table} at={seen.at} moment={seen.then} onClose={() => lay(null)} />
      )}
    </OverlayLegend>
  );
}

/** Which moment of the past is shown, and what happened at it. */
function PastBanner({ seen, moment, over }: Pick<MapSideProps, "seen" | "over"> & { moment: number }) {
  const { say } = useReader();
  const { log, table } = seen.live;
  return (
    <div className="past-banner">
      <p>{say("past", { at: moment })}</p>
      <p className="last">{lineAt(log, moment)?.text}</p>
      {over && moment > 0 && <Meaning key={moment} table={table} number={moment} />}
    </div>
  );
}
