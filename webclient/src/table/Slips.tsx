/** What is beside the pointer: the slip of a space, the menus of a space and of a card. */

import type { Course } from "../api";
import { useReader } from "../words";
import { around } from "./around";
import { type Naming, inSlip } from "./choices";
import { CardFace } from "./Hand";
import { Menu } from "./Menu";
import { type At, Beside, within } from "./parts";
import { type Sheet, joined } from "./sheet";
import { SpaceSlip } from "./SpaceSlip";
import type { Ordering, Slip } from "./useOrders";
import type { Seen } from "./useSight";
import { WhyNot } from "./WhyNot";

interface SlipsProps {
  seen: Seen;
  orders: Ordering;
  spot: Naming;
  /** The position of a place on the screen. */
  where: (place: string) => At | null;
  /** Open the key to the counters for the contents of a place. */
  onExplain: (place: string) => void;
}

/** Width of the note that nothing was hit, in pixels. */
const MISSED = 220;

/** Up to this many choices are kept in view, one by one. */
const FEW = 40;

/** What a reader of a slip compares it with: neighbours, choices, the marked way. */
function compared({ seen, orders, where }: Pick<SlipsProps, "seen" | "orders" | "where">, place: string): At[] {
  const { sheet } = seen.drawn;
  const near = sheet ? joined(sheet, place) : [];
  const places = new Set([...near, ...orders.marked, ...(orders.lit.size <= FEW ? orders.lit : [])]);
  places.delete(place);
  return [...places].map(where).filter((point) => point !== null);
}

/** At most one of them is shown. */
export function Slips({ seen, orders, spot, where, onExplain }: SlipsProps) {
  const { slip, hover } = orders;
  return (
    <>
      {hover && slip === null && <Pointed place={hover.place} at={hover.at} {...{ seen, orders, spot, where }} />}
      {orders.missed && slip === null && <Missed at={orders.missed} />}
      {slip?.kind === "space" && <SpaceMenu key={slip.place} slip={slip} {...{ seen, orders, spot, where, onExplain }} />}
      {slip?.kind === "card" && <CardMenu slip={slip} {...{ seen, orders }} />}
    </>
  );
}

/** Nothing was hit: explains how choices are marked. */
function Missed({ at }: { at: At }) {
  const { say } = useReader();
  const right = document.querySelector(".map-side")?.getBoundingClientRect().right ?? innerWidth;
  const left = Math.max(8, Math.min(at.x - MISSED / 2, right - MISSED - 8));
  return (
    <p className="missed" role="status" style={{ left, top: Math.max(8, Math.min(at.y + 26, innerHeight - 70)), width: MISSED }}>
      {say("nothing-there")}
    </p>
  );
}

/** Details of a space, and what a click on it would do. */
function Pointed({ place, at, seen, orders, spot, where }: Omit<SlipsProps, "onExplain"> & { place: string; at: At }) {
  const { table } = seen.live;
  const course = orders.courses.get(place);
  // While measuring, a click gives no order: what it would do otherwise is irrelevant.
  const measures = seen.laid.overlay?.pairs === true;
  const there = measures ? undefined : orders.places.get(place);
  return (
    <Beside at={at} compared={compared({ seen, orders, where }, place)}>
      <h3>{spot(place)}</h3>
      {there && <p className="offer">{there.map(({ text, note }) => (note ? `${text}: ${note}` : text)).slice(0, 3).join(" · ")}</p>}
      {course && !measures && (
        <p className="offer">
          <By course={course} called={orders.called} />
        </p>
      )}
      {orders.asked && !course && !measures && <WhyNot place={place} table={table} at={seen.at} most={1} pointed first={there ? "" : seen.first} />}
      <SpaceSlip place={place} table={table} at={seen.at} moment={seen.then} />
    </Beside>
  );
}

/** The way to a place, if any lies between, and its cost or its water. */
function By({ course, called }: { course: Course; called: Naming }) {
  const { say } = useReader();
  const way = course.places.slice(0, -1).map(called).join(", ");
  return way ? `${say("march-by", { way })}: ${course.note}` : say("march-there", { note: course.note });
}

type Of<Kind extends Slip["kind"]> = Extract<Slip, { kind: Kind }>;

function SpaceMenu({ slip, seen, orders, spot, where, onExplain }: SlipsProps & { slip: Of<"space"> }) {
  const { say } = useReader();
  const { table } = seen.live;
  const { place, course, plans } = slip;
  const asides = seen.laid.overlays.filter((each) => each.about === place);
  return (
    <Menu
      at={slip.at}
      compared={compared({ seen, orders, where }, place)}
      title={spot(place)}
      choices={slip.choices}
      told={inSlip(slip.choices, place)}
      onAct={(choice, shift) => orders.choose(choice, plans || shift)}
      onMark={orders.setMark}
      onClose={orders.close}
      below={
        <>
          {orders.asked && !course && <WhyNot place={place} table={table} at={seen.at} most={6} first={slip.choices.length > 0 ? "" : seen.first} />}
          <SpaceSlip place={place} table={table} at={seen.at} moment={seen.then} whole={slip.whole === true} heard />
          {slip.whole && seen.drawn.sheet && <Around sheet={seen.drawn.sheet} place={place} spot={spot} onGo={(next) => orders.inquire(next, slip.at)} />}
          <button
            type="button"
            className="plain explain"
            onClick={() => {
              orders.close();
              onExplain(place);
            }}
          >
            {say("explain-counters")}
          </button>
        </>
      }
    >
      {course && (
        <button type="button" className="plain course" data-course={course.place} onClick={() => orders.march(course)}>
          <By course={course} called={orders.called} />
        </button>
      )}
      {asides.length > 0 && (
        <div className="asides">
          {asides.map((each) => (
            <button
              key={each.key}
              type="button"
              className="plain aside"
              onClick={() => {
                seen.laid.lay(each.key);
                orders.close();
              }}
            >
              {each.name}
            </button>
          ))}
        </div>
      )}
    </Menu>
  );
}

/** The neighbours of a place, each a button that shows it in turn. */
function Around({ sheet, place, spot, onGo }: { sheet: Sheet; place: string; spot: Naming; onGo: (place: string) => void }) {
  const { say } = useReader();
  const near = around(sheet, place);
  if (near.length === 0) return null;
  return (
    <div className="around" role="group" aria-label={say("around")}>
      <p>{say("around")}</p>
      {near.map(({ place: next, to }) => (
        <button key={next} type="button" className="to-place" onClick={() => onGo(next)}>
          {spot(next)}
          <small>{say(to)}</small>
        </button>
      ))}
    </div>
  );
}

function CardMenu({ slip, seen, orders }: Pick<SlipsProps, "seen" | "orders"> & { slip: Of<"card"> }) {
  const { say } = useReader();
  const { card } = slip;
  const idle = slip.choices.length === 0;
  return (
    <Menu
      at={slip.at}
      title={card.title}
      choices={slip.choices.map((choice) => within(choice, card))}
      onAct={({ action }) => void orders.play(action)}
      onMark={orders.setMark}
      onClose={orders.close}
      below={
        <>
          {idle && <p className="denial">{say("card-idle")}</p>}
          {orders.asked && <WhyNot place={String(card.number)} table={seen.live.table} at={seen.at} most={4} first={idle ? seen.first : ""} />}
        </>
      }
    >
      {/* If no card rises from the hand it is shown here; and if nothing else is to be read. */}
      <div className={idle ? "card large only" : "card large"}>
        <CardFace card={card} />
      </div>
    </Menu>
  );
}
