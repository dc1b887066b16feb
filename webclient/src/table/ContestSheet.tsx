import { type ReactNode, useState } from "react";
import type { Contest, Modifier, Party, Prospect } from "../api";
import { Clause } from "../ui/Clause";
import { Die } from "../ui/Dice";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import { Balance, Losses, Modifiers } from "./OddsSheet";
import { down } from "./edges";
import { countedBy, isRoomy, oddsOf, signed, summed, tenths } from "./odds";

interface ContestProps {
  contest: Contest;
  /** Its odds, as long as its dice have not fallen. */
  prospect: Prospect | undefined;
  /** Something is to be chosen, and the list of that needs the room. */
  asked: boolean;
  names: Record<string, string>;
  spot: (place: string) => string;
  onShow: (place: string) => void;
}

/** A battle while it is fought, and in the replay: its odds, and what each side brings, rolls and loses. */
export function ContestSheet({ contest, prospect, asked, names, spot, onShow }: ContestProps) {
  const { say, language } = useReader();
  const [wanted, setWanted] = useState<boolean | null>(null);
  // One that is decided has been looked at: what is asked next needs the room more.
  const open = wanted ?? (!asked || (isRoomy() && contest.winner === ""));
  const heading = contest.kind === "fire" ? "contest-fire" : "contest";
  const odds = prospect && oddsOf(prospect);
  // What the odds rest on is known before it is told.
  const weighed = prospect?.modifiers ?? contest.parties.flatMap(({ modifiers }) => modifiers);
  const single = Boolean(contest.roller);
  const counted = ({ side }: Party) => countedBy(weighed, side, contest.roller);
  const each = (tell: (party: Party, index: 0 | 1) => ReactNode) => (
    <div className="two">
      {([0, 1] as const).map((index) => (
        <div key={index} role="group" aria-label={names[contest.parties[index].side] ?? contest.parties[index].side} className={contest.winner === contest.parties[index].side ? "won" : ""}>
          {tell(contest.parties[index], index)}
        </div>
      ))}
    </div>
  );
  return (
    <section ref={down} className={open ? "contest" : "contest folded"} aria-label={say(heading, { place: spot(contest.place) })}>
      <h3>
        <button type="button" className="to-place" onClick={() => onShow(contest.place)}>
          {say(heading, { place: spot(contest.place) })}
        </button>
        <Clause clause={contest.clause} />
      </h3>
      {each((party, index) => (
        <>
          <p className="who">
            <SideMark side={party.side} /> {names[party.side] ?? party.side}
            {contest.winner === party.side && <span className="unseen"> ({say("has-won")})</span>}
            <small>{say(index === 0 ? "attacks" : "defends")}</small>
          </p>
          <p className="fight">
            {party.strength > 0 && <b title={say("strength", { count: party.strength })}>{party.strength}</b>}
            <Sum modifiers={counted(party)} />
            {party.dice.map((face, number) => (
              <Die key={number} face={face} />
            ))}
            {party.total !== null && <b className="total">= {`${party.total}`.replace("-", "−")}</b>}
            {party.loss !== null && <b className="loss">{party.loss > 0 ? `−${party.loss}` : 0}</b>}
          </p>
        </>
      ))}
      {prospect && odds && (
        <p className="chances">
          <span>{say("chances")}</span>
          <Balance prospect={prospect} odds={odds} />
        </p>
      )}
      <button type="button" className="fold" aria-expanded={open} onClick={() => setWanted(!open)}>
        {say("rests-on")}
      </button>
      {open && (!single || prospect) && each((party, index) => (
        <>
          {prospect && odds && (
            <>
              <Losses likely={odds.losses[index]} of={prospect.of} side={party.side} />
              <p className="mean">{say("mean-loss", { count: tenths(odds.mean[index], language) })}</p>
            </>
          )}
          {!single && <Modifiers modifiers={counted(party)} name={names[party.side] ?? ""} />}
        </>
      ))}
      {open && single && <Modifiers modifiers={weighed} name="" />}
      {contest.told.length > 0 && (
        <ul className="told">
          {contest.told.slice(open ? 0 : -1).map((line, number) => (
            <li key={`${number} ${line}`}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** All modifiers of a roll together, if they change it. */
function Sum({ modifiers }: { modifiers: readonly Modifier[] }) {
  const { say } = useReader();
  const sum = summed(modifiers);
  return sum === 0 ? null : <small className="sum">{say("modifiers-sum", { count: signed(sum) })}</small>;
}
