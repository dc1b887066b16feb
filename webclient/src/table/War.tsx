import type { GameState } from "../api";
import { SideMark } from "../ui/SideMark";
import { type Key, type Say, useReader } from "../words";

interface Pair {
  union: number;
  confederate: number;
}

/** What For the People keeps on its tracks. */
export interface WarView {
  turn: string;
  will: Pair;
  fortune: Pair;
  blockade: number;
  amphibious: number;
  emancipation: boolean;
  intervention: boolean;
  states: Record<string, string>;
  capitals: Record<string, string>;
  hands: Pair;
  deck: number;
}

const SIDES = ["union", "confederate"] as const;

export function warOf(state: GameState): WarView | null {
  return state.title === "forthepeople" ? (state.view as unknown as WarView) : null;
}

export function turnText(turn: string, say: Say): string {
  const [season = "", year = ""] = turn.split("-");
  return ["spring", "summer", "fall"].includes(season) ? `${say(`season-${season}` as Key)} ${year}` : turn;
}

/** The tracks that are looked at every turn. */
export function Tracks({ war, state }: { war: WarView; state: GameState }) {
  const { say } = useReader();
  const most = Math.max(120, war.will.union, war.will.confederate);
  return (
    <section className="tracks" aria-label={say("tracks")}>
      <div className="wills">
        {SIDES.map((side) => (
          <div key={side} className={`will ${side}`}>
            <SideMark side={side} />
            <span className="who">{state.seats[side]?.name ?? side}</span>
            <span className="bar" aria-hidden="true">
              <i style={{ width: `${(Math.max(0, war.will[side]) / most) * 100}%` }} />
              <b style={{ left: `${(100 / most) * 100}%` }} />
            </span>
            <span className="figure" title={say("will")}>
              {war.will[side]}
            </span>
            <span className={war.fortune[side] > 0 ? "fortune up" : "fortune down"} title={say("fortune")}>
              <span className="unseen">{say("fortune")} </span>
              {signed(war.fortune[side])}
            </span>
          </div>
        ))}
      </div>
      <dl>
        <div>
          <dt>{say("blockade")}</dt>
          <dd>{war.blockade}</dd>
        </div>
        <div>
          <dt>{say("amphibious")}</dt>
          <dd>{war.amphibious}</dd>
        </div>
        <div>
          <dt>{say("cards")}</dt>
          <dd>
            <SideMark side="union" /> {war.hands.union} <SideMark side="confederate" /> {war.hands.confederate}
          </dd>
        </div>
        <div>
          <dt>{say("deck")}</dt>
          <dd>{war.deck}</dd>
        </div>
      </dl>
    </section>
  );
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** The states by who holds them, the capitals, and what has been proclaimed. */
export function States({ war, state }: { war: WarView; state: GameState }) {
  const { say } = useReader();
  const name = (key: string) => state.names[key] ?? key.toUpperCase();
  return (
    <section className="states" aria-label={say("states")}>
      {(["union", "neutral", "confederate"] as const).map((side) => {
        const held = Object.entries(war.states).filter(([, owner]) => owner === side);
        return (
          <div key={side}>
            <h3>
              <SideMark side={side} /> {state.seats[side]?.name ?? say("side-neutral")}{" "}
              <span className="count">{held.length}</span>
            </h3>
            <p>{held.map(([key]) => name(key)).join(", ") || "—"}</p>
          </div>
        );
      })}
      <div>
        <h3>{say("capitals")}</h3>
        <p>
          {SIDES.map((side) => name(war.capitals[side] ?? "")).join(" · ")}
        </p>
      </div>
      {war.emancipation && <p className="proclaimed">{say("emancipation")}</p>}
      {war.intervention && <p className="proclaimed">{say("intervention")}</p>}
    </section>
  );
}
