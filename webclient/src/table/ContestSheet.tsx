import type { Contest } from "../api";
import { Clause } from "../ui/Clause";
import { Die } from "../ui/Dice";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import { Modifiers } from "./OddsSheet";

interface ContestProps {
  contest: Contest;
  names: Record<string, string>;
  spot: (place: string) => string;
  onShow: (place: string) => void;
}

/** A battle while it is fought, and in the replay: what each side brings, rolls and loses. */
export function ContestSheet({ contest, names, spot, onShow }: ContestProps) {
  const { say } = useReader();
  return (
    <section className="contest" aria-label={say("contest", { place: spot(contest.place) })}>
      <h3>
        <button type="button" className="to-place" onClick={() => onShow(contest.place)}>
          {say("contest", { place: spot(contest.place) })}
        </button>
        <Clause clause={contest.clause} />
      </h3>
      <div className="two">
        {contest.parties.map((party, index) => (
          <div key={party.side} className={contest.winner === party.side ? "won" : ""}>
            <p className="who">
              <SideMark side={party.side} /> {names[party.side] ?? party.side}
              <small>{say(index === 0 ? "attacks" : "defends")}</small>
            </p>
            <p className="fight">
              <b title={say("strength", { count: party.strength })}>{party.strength}</b>
              {party.dice.map((face, number) => (
                <Die key={number} face={face} />
              ))}
              {party.total !== null && <b className="total">= {party.total}</b>}
              {party.loss !== null && <b className="loss">{party.loss > 0 ? `−${party.loss}` : 0}</b>}
            </p>
            <Modifiers modifiers={party.modifiers} name={names[party.side] ?? ""} />
          </div>
        ))}
      </div>
      {contest.told.length > 0 && (
        <ul className="told">
          {contest.told.map((line, number) => (
            <li key={`${number} ${line}`}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
