/** What stands beside the hand: the slip of a space that is pointed at, the menus of a space and of a card. */

import type { Naming } from "./choices";
import { CardFace } from "./Hand";
import { Menu } from "./Menu";
import { type At, Beside, within } from "./parts";
import { SpaceSlip } from "./SpaceSlip";
import type { Ordering, Slip } from "./useOrders";
import type { Seen } from "./useSight";
import { WhyNot } from "./WhyNot";

interface SlipsProps {
  seen: Seen;
  orders: Ordering;
  spot: Naming;
}

/** One of them at most is to be seen. */
export function Slips({ seen, orders, spot }: SlipsProps) {
  const { slip, hover } = orders;
  return (
    <>
      {hover && slip === null && <Pointed place={hover.place} at={hover.at} {...{ seen, orders, spot }} />}
      {slip?.kind === "space" && <SpaceMenu slip={slip} {...{ seen, orders, spot }} />}
      {slip?.kind === "card" && <CardMenu slip={slip} {...{ seen, orders }} />}
    </>
  );
}

/** What is known of a space, and what a click on it would do. */
function Pointed({ place, at, seen, orders, spot }: SlipsProps & { place: string; at: At }) {
  const { table } = seen.live;
  const there = orders.places.get(place);
  return (
    <Beside at={at}>
      <h3>{spot(place)}</h3>
      {there && <p className="offer">{there.map(({ text, note }) => (note ? `${text}: ${note}` : text)).slice(0, 3).join(" · ")}</p>}
      {orders.asked && <WhyNot place={place} table={table} at={seen.at} most={2} />}
      <SpaceSlip place={place} table={table} at={seen.at} moment={seen.then} />
    </Beside>
  );
}

type Of<Kind extends Slip["kind"]> = Extract<Slip, { kind: Kind }>;

function SpaceMenu({ slip, seen, orders, spot }: SlipsProps & { slip: Of<"space"> }) {
  const { table } = seen.live;
  const { place } = slip;
  const asides = seen.laid.overlays.filter((each) => each.about === place);
  return (
    <Menu
      at={slip.at}
      title={spot(place)}
      choices={slip.choices}
      onAct={(action) => void orders.play(action)}
      onMark={orders.setMark}
      onClose={orders.close}
      below={
        <>
          {orders.asked && <WhyNot place={place} table={table} at={seen.at} most={6} />}
          <SpaceSlip place={place} table={table} at={seen.at} moment={seen.then} />
        </>
      }
    >
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

function CardMenu({ slip, seen, orders }: Omit<SlipsProps, "spot"> & { slip: Of<"card"> }) {
  const { card } = slip;
  return (
    <Menu
      at={slip.at}
      title={<span className="unseen">{card.title}</span>}
      choices={slip.choices.map((choice) => within(choice, card))}
      onAct={(action) => void orders.play(action)}
      onMark={orders.setMark}
      onClose={orders.close}
      below={orders.asked ? <WhyNot place={String(card.number)} table={seen.live.table} at={seen.at} most={4} /> : undefined}
    >
      <div className="card large">
        <CardFace card={card} />
      </div>
    </Menu>
  );
}
