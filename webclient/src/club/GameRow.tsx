/** A game in a list: whose turn it is, and the time left. */

import type { TitleInfo } from "../api";
import { keep, seatsHere } from "../keep";
import { SidesContext } from "../sides";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import type { ClubGame } from "./api";
import { LOW, leftOf } from "./clock";
import { scenarioOf } from "./Offers";
import { ToMember, useHere } from "./parts";
import { useNow } from "./useNow";
import { useClubWords } from "./words";

interface GameRowProps {
  game: ClubGame;
  titles: readonly TitleInfo[];
  /** When it was received, by this page's own clock. */
  at: number;
}

export function GameRow({ game, titles, at }: GameRowProps) {
  const { open } = useHere();
  const { say } = useReader();
  const { tell, moment } = useClubWords();
  const title = titles.find((each) => each.key === game.title);
  const mine = !game.over && game.waits.some((seat) => game.mine.includes(seat));
  const names = game.waits.map((seat) => game.members[seat]?.name || (game.seats[seat]?.name ?? seat)).join(", ");
  const name = scenarioOf(titles, game);
  // A table that was set up here may also be played from here, by its links.
  const sits = game.mine.length > 0 || seatsHere(keep.held(game.id)).length > 0;
  return (
    <SidesContext value={title?.sides ?? []}>
      <li className={mine ? "called" : undefined}>
        <div className="what">
          <h4>
            {game.name && <span className="named">{game.name}: </span>}
            {name}
          </h4>
          <p className="terms">
            {mine && <b className="mark">{say("your-turn")}</b>}
            <span>{game.turn_text}</span>
            {!game.over && !mine && names !== "" && <span>{say("waiting", { seat: names })}</span>}
            {game.over && <span>{game.ending || say("over")}</span>}
            {game.rated && <span>{tell("rated")}</span>}
          </p>
          {!Number.isNaN(Date.parse(game.moved)) && (
            <p className="quiet">
              <time dateTime={game.moved}>{say("since", { time: moment(game.moved) })}</time>
            </p>
          )}
        </div>
        <ul className="seats-of">
          {Object.entries(game.seats).map(([key, seat]) => (
            <li key={key} className={game.waits.includes(key) && !game.over ? "turn" : undefined}>
              <SideMark side={key} />
              <span className="seat">{seat.name}</span>
              {seat.kind === "bot" ? (
                <span className="quiet">{say("bot", { name: title?.bots.find((one) => one.key === seat.bot)?.name ?? seat.bot ?? "" })}</span>
              ) : game.mine.includes(key) ? (
                <span className="quiet">{tell("you")}</span>
              ) : game.members[key] ? (
                <ToMember who={game.members[key]} />
              ) : (
                <span className="quiet">{seat.player || say("human")}</span>
              )}
              {game.clocks[key] && !game.over && seat.kind !== "bot" && <Left clock={game.clocks[key]} at={at} />}
            </li>
          ))}
        </ul>
        <div className="deeds">
          <button type="button" className={mine ? "main" : "plain"} onClick={() => open(game.id)}>
            {game.over ? say("look-back") : sits ? say("sit") : tell("watch")}
            <span className="unseen">: {name}</span>
          </button>
        </div>
      </li>
    </SidesContext>
  );
}

/** The time on a clock now. */
function Left({ clock, at }: { clock: ClubGame["clocks"][string]; at: number }) {
  const { tell, time } = useClubWords();
  const left = leftOf(clock, (useNow(clock.runs) - at) / 1000);
  const out = left <= 0;
  return (
    <span className={`left${clock.runs ? " runs" : ""}${left < LOW ? " low" : ""}`}>
      <span className="unseen">{tell("time-left")} </span>
      {out ? tell("time-out") : time(left)}
      {clock.still && <small> {tell("still")}</small>}
    </span>
  );
}
