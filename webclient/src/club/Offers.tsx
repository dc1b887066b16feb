/** Offered games: which, by whom, with what clock, and which seats are free. */

import { useState } from "react";
import type { TitleInfo } from "../api";
import { keep } from "../keep";
import { SidesContext } from "../sides";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import type { ClockRule, Invitation, InvitedSeat } from "./api";
import { PRESETS } from "./clock";
import { Copy, Failed, ToMember, useDeed, useHere, useMe } from "./parts";
import { type ClubWords, useClubWords } from "./words";

/** The link of an offer that was made in this browser: the club sends it once. */
export const linkOf = (offer: string): string => keep.setting(`offer.${offer}`, "");

/** The agreed time. */
export function agreed(rule: ClockRule | null, { tell, time }: ClubWords): string {
  const preset = PRESETS.find((one) => one.rule?.bank === rule?.bank && one.rule?.turn === rule?.turn);
  if (preset) return tell(`clock-${preset.key}`);
  return rule === null ? tell("clock-none") : tell("clock-other", { bank: time(rule.bank), turn: time(rule.turn) });
}

/** The name of a scenario. */
export function scenarioOf(titles: readonly TitleInfo[], game: { title: string; scenario: string }): string {
  const title = titles.find((each) => each.key === game.title);
  const scenario = title?.scenarios.find((each) => each.key === game.scenario);
  return `${title?.name ?? game.title}, ${scenario?.name ?? game.scenario}`;
}

export function seatName(title: TitleInfo | undefined, seat: string): string {
  const seats = [...(title?.seats ?? []), ...(title?.options.flatMap((one) => one.seats ?? []) ?? [])];
  return seats.find((one) => one.key === seat)?.name ?? seat;
}

interface OfferRowProps {
  offer: Invitation;
  titles: readonly TitleInfo[];
  /** The secret of the link by which it was found. */
  link?: string;
  /** It has changed, or is gone. */
  onChanged: () => void;
  /** The level of its heading: in a list it is below the list's own. */
  heading?: "h3" | "h4";
}

export function OfferRow({ offer, titles, link = "", onChanged, heading: Heading = "h4" }: OfferRowProps) {
  const { club, open } = useHere();
  const me = useMe();
  const words = useClubWords();
  const { tell, moment } = words;
  const [sits, setSits] = useState(false);
  const deed = useDeed();
  const title = titles.find((each) => each.key === offer.title);
  const options = offer.options.map((key) => title?.options.find((one) => one.key === key)?.name ?? key);
  const mine = Object.values(offer.seats).some((seat) => seat.member?.id === me.id);
  const invited = Object.values(offer.seats).some((seat) => seat.invited?.id === me.id);
  const own = linkOf(offer.id);
  const take = (seat: string) =>
    deed.run(async () => {
      const { game } = await club.accept(offer.id, seat, link);
      if (game !== null) return open(game);
      setSits(true);
      onChanged();
    });
  const change = (work: () => Promise<unknown>) =>
    deed.run(async () => {
      await work();
      onChanged();
    });
  return (
    <SidesContext value={title?.sides ?? []}>
      <li className={invited ? "called" : undefined}>
        <div className="what">
          <Heading>{scenarioOf(titles, offer)}</Heading>
          <p className="terms">
            {invited && <b className="mark">{tell("you-are-invited")}</b>}
            <span>{agreed(offer.clock, words)}</span>
            {offer.rated && <span>{tell("rated")}</span>}
            {offer.private && <span>{tell("private")}</span>}
            {offer.again !== null && <span>{tell("a-rematch")}</span>}
          </p>
          {options.length > 0 && <p className="quiet">{options.join(", ")}</p>}
          {offer.note !== "" && <q>{offer.note}</q>}
          <p className="quiet">
            {offer.own ? tell("offered-by-you") : <ToMember who={offer.host} />}, <time dateTime={offer.since}>{moment(offer.since)}</time>
          </p>
        </div>
        <ul className="seats-of">
          {Object.entries(offer.seats).map(([seat, one]) => (
            <li key={seat}>
              <SideMark side={seat} />
              <span className="seat">{seatName(title, seat)}</span>
              {one.free && !mine ? (
                <button type="button" className="main take" disabled={deed.busy} onClick={() => void take(seat)}>
                  {tell("play-seat")}
                  <span className="unseen"> {seatName(title, seat)}</span>
                </button>
              ) : (
                <Sitter seat={one} title={title} />
              )}
            </li>
          ))}
        </ul>
        <div className="deeds">
          {offer.own && own !== "" && <Copy link={own} label={tell("copy-link")} />}
          {offer.own && (
            <button type="button" className="plain" disabled={deed.busy} onClick={() => void change(() => club.withdraw(offer.id))}>
              {tell("take-back")}
            </button>
          )}
          {!offer.own && (mine || invited) && (
            <button type="button" className="plain" disabled={deed.busy} onClick={() => void change(() => club.decline(offer.id))}>
              {tell(mine ? "step-back" : "decline")}
            </button>
          )}
        </div>
        <p role="status">{sits && mine && tell("seat-kept")}</p>
        <Failed deed={deed} />
      </li>
    </SidesContext>
  );
}

/** The player of a seat, or the invited one. */
function Sitter({ seat, title }: { seat: InvitedSeat; title: TitleInfo | undefined }) {
  const { say } = useReader();
  const { tell } = useClubWords();
  if (seat.bot !== null) return <span className="quiet">{say("bot", { name: title?.bots.find((one) => one.key === seat.bot)?.name ?? seat.bot })}</span>;
  if (seat.member !== null) return <ToMember who={seat.member} />;
  if (seat.invited !== null) {
    return (
      <span className="quiet">
        <ToMember who={seat.invited} /> ({tell("invited")})
      </span>
    );
  }
  return <span className="quiet">{tell("free")}</span>;
}
