import type { GameState } from "../api";
import { SideMark } from "../ui/SideMark";
import { type Key, useReader } from "../words";

interface SpaceRow {
  control?: string;
  union?: number;
  confederate?: number;
  fort?: string;
  ironclad?: boolean;
  torpedoes?: boolean;
  destroyed?: boolean;
  hunley?: boolean;
}

interface Army {
  at: string;
  commander: string;
  elite: number;
}

/** What lies in a space, spelled out: the stack fanned on the table. */
export function SpaceSlip({ place, state, pieces }: { place: string; state: GameState; pieces: ReadonlyMap<string, string> }) {
  const { say } = useReader();
  const view = state.view as {
    spaces?: Record<string, SpaceRow>;
    generals?: Record<string, string>;
    armies?: Record<string, Army>;
  };
  const row = view.spaces?.[place] ?? {};
  const generals = Object.entries(view.generals ?? {}).filter(([, at]) => at === place);
  const armies = Object.entries(view.armies ?? {}).filter(([, army]) => army.at === place);
  const name = (key: string) => state.names[key] ?? key;
  const signs = (["ironclad", "torpedoes", "destroyed", "hunley"] as const).filter((sign) => row[sign]);
  return (
    <div className="space-slip">
      {(["union", "confederate"] as const).map(
        (side) =>
          row[side] && (
            <p key={side}>
              <SideMark side={side} /> {say("strength", { count: row[side] })}
            </p>
          ),
      )}
      {row.fort && (
        <p>
          <SideMark side={row.fort} /> {say("fort")}
        </p>
      )}
      {armies.map(([key, army]) => (
        <p key={key}>
          <b>{name(key)}</b>: {name(army.commander)}
          {army.elite > 0 && ` ${say("elite", { count: army.elite })}`}
        </p>
      ))}
      {generals.length > 0 && (
        <ul className="generals">
          {generals.map(([key]) => (
            <li key={key}>{pieces.get(key) ?? name(key)}</li>
          ))}
        </ul>
      )}
      {row.control && (
        <p className="control">
          {say("control")} {state.seats[row.control]?.name ?? say("side-neutral")}
        </p>
      )}
      {signs.map((sign) => (
        <p key={sign}>{say(`sign-${sign}` as Key)}</p>
      ))}
    </div>
  );
}
