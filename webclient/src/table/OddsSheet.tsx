import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { Modifier, Prospect } from "../api";
import { sideStyle, sideToken, useSideNames, useSides } from "../sides";
import { Clause } from "../ui/Clause";
import { SideMark, letterOf } from "../ui/SideMark";
import { bound } from "../ui/bound";
import { type Reader, useReader } from "../words";
import { capital } from "./choices";
import { SMALL } from "./parts";
import { between, binned, chance, type Chances, countedBy, type Likely, oddsOf, percent, signed, summed, tenths } from "./odds";

interface OddsProps {
  prospects: readonly Prospect[];
  /** Something else needs the room: in full only on request. */
  brief: boolean;
  /** The decision beside which they stand, and whether something is looked up meanwhile. */
  beside: string;
  /** What was opened beside another decision stays open. */
  keeps: boolean;
  names: Record<string, string>;
  spot: (place: string) => string;
  onShow: (place: string) => void;
}

/** So many battles are listed without being asked for. */
const MANY = 6;

/** Before a battle: the exact odds of each result, and their basis. */
export function OddsSheet({ prospects, brief, beside, keeps, names, spot, onShow }: OddsProps) {
  const { say, language } = useReader();
  const [opened, setOpened] = useState<{ key: string; beside: string } | null>(null);
  // Of a single battle the reader says once whether it is told in full.
  const [full, setFull] = useState<{ is: boolean; beside: string } | null>(null);
  // A long list of battles is a line: beside each order that leads to one stands its chance.
  const [listed, setListed] = useState<{ is: boolean; beside: string } | null>(null);
  const sheet = useRef<HTMLElement>(null);
  // What has just been opened is read from its beginning, though bars stand above it.
  useEffect(() => {
    const part = sheet.current?.querySelector<HTMLElement>('.prospect:has(> [aria-expanded="true"])');
    if (opened && part) sheet.current?.scrollTo?.({ top: part.offsetTop - sheet.current.offsetTop });
  }, [opened]);
  if (prospects.length === 0) return null;
  // On a phone the list of orders needs the room: the full odds are a tap away.
  const estimated = prospects.some(({ margin }) => margin);
  const single = prospects.length === 1;
  const small = matchMedia(SMALL).matches;
  // What was opened beside one decision gives the list and the log their room again beside the next.
  const stands = (one: { beside: string }) => keeps || small || one.beside === beside;
  const whole = full && (!full.is || stands(full)) ? full.is : !brief && !small;
  const open = opened && stands(opened) ? opened.key : null;
  const many = prospects.length > MANY;
  const unfolded = !many || (listed !== null && listed.is && stands(listed));
  const heading = say(estimated ? "odds-estimated" : prospects.every(({ kind }) => kind === "fire") ? "odds-fire" : "odds");
  return (
    <section className={unfolded ? "odds" : "odds folded"} ref={sheet} aria-label={say("odds")}>
      <h3>
        {many ? (
          <button type="button" className="unfold" aria-expanded={unfolded} onClick={() => setListed({ is: !unfolded, beside })}>
            {heading} <small>{prospects.length}</small>
          </button>
        ) : (
          heading
        )}
      </h3>
      {(unfolded ? prospects : []).map((prospect) => {
        const odds = oddsOf(prospect);
        const given = prospect.given ?? "";
        const key = `${prospect.place} ${prospect.start ?? ""} ${given}`;
        const shown = single ? whole : open === key;
        // Two attackers of the same place are distinguished by their origins; of others the opened odds tell it.
        const start = prospect.start ?? "";
        const from = prospects.some((other) => other.place === prospect.place && other.start !== prospect.start) ? start : "";
        return (
          <div key={key} className="prospect">
            <button
              type="button"
              className="where"
              aria-expanded={shown}
              onClick={() => {
                if (single) setFull({ is: !shown, beside });
                else setOpened(shown ? null : { key, beside });
                onShow(prospect.place);
              }}
            >
              <b>
                {[prospect.place, ...(prospect.joined ?? [])].map(spot).join(" + ")}
                {from !== "" && <small> {say("from-place", { place: spot(from) })}</small>}
                {given !== "" && <small> {bound(given)}</small>}
              </b>
              <Balance prospect={prospect} odds={odds} />
            </button>
            {shown && prospect.margin ? <p className="mean">{say("margin")}</p> : null}
            {shown && prospect.kind === "fire" && <Fire prospect={prospect} />}
            {shown && prospect.kind !== "fire" && prospect.roller && <Together prospect={prospect} name={names[prospect.roller] ?? ""} />}
            {shown && prospect.kind !== "fire" && (
              // What comes of it stands first: in a low window what it rests on is scrolled to.
              <div className="two">
                {([prospect.attacker, prospect.defender] as const).map((side, index) => (
                  <div key={side}>
                    <p className="who">
                      <SideMark side={side} /> {names[side] ?? side}
                      <b>{chance(index === 0 ? odds.attacker : 1 - odds.attacker - odds.tied, prospect.margin, language)}</b>
                    </p>
                    <Losses likely={odds.losses[index] ?? []} of={prospect.of} side={side} />
                    <p className="mean">{say("mean-loss", { count: tenths(odds.mean[index] ?? 0, language) })}</p>
                    {prospect.forces?.[index] && (
                      <p className="force">
                        {index === 0 && start !== "" && `${say("from-place", { place: spot(start) })}: `}
                        {bound(prospect.forces[index])}
                      </p>
                    )}
                    {!prospect.roller && !prospect.margin && <Modifiers modifiers={countedBy(prospect.modifiers, side, "")} name={names[side] ?? ""} />}
                  </div>
                ))}
              </div>
            )}
          </div>
        );
      })}
    </section>
  );
}

/** The possible losses by fire, and who fires how well. */
function Fire({ prospect }: { prospect: Prospect }) {
  const { say, language } = useReader();
  const odds = oddsOf(prospect);
  const names = useSideNames();
  return (
    <>
      <p className="fired-at">
        <SideMark side={prospect.defender} /> {names[prospect.defender] ?? prospect.defender}
      </p>
      <Losses likely={odds.losses[1]} of={prospect.of} side={prospect.defender} />
      <p className="mean">{say("mean-loss", { count: tenths(odds.mean[1], language) })}</p>
      <Modifiers modifiers={prospect.modifiers} name="" />
    </>
  );
}

/** The modifiers of the single roll that decides, and who makes it. */
function Together({ prospect, name }: { prospect: Prospect; name: string }) {
  const { say } = useReader();
  return (
    <>
      <p className="mean">{say("one-roll", { side: name, count: signed(summed(prospect.modifiers)) })}</p>
      <Modifiers modifiers={prospect.modifiers} name="" />
    </>
  );
}

/** Minimum fraction of a bar for a readable range. */
const BROAD = 0.42;

/** Minimum fraction of a bar for a chance with the letter of its side. */
const LETTERED = 0.3;

/** Minimum fraction of a bar for the chance of a tie. */
const TIED = 0.18;

/** The chances of both sides, told in words; of fire, that of a hit. */
function told(prospect: Prospect, { attacker, tied }: Chances, names: Record<string, string>, { say, language }: Reader): string {
  const fire = prospect.kind === "fire";
  const said = (part: number) => {
    const range = between(part, prospect.margin);
    return range === null ? percent(part, language) : say("share-range", { from: range[0], to: range[1] });
  };
  const sides = [[prospect.attacker, attacker, "hit"], [prospect.defender, 1 - attacker - tied, "no-hit"]] as const;
  return [
    ...sides.map(([side, part, what]) => `${fire ? capital(say(what)) : (names[side] ?? side)} ${said(part)}`),
    ...(tied > 0 ? [`${say("tied")} ${said(tied)}`] : []),
  ].join(", ");
}

/**
 * The chances of both sides: each part is labelled. Between them lie ties, which nobody wins; of an estimate what is
 * between the least and the most.
 */
export function Balance({ prospect, odds }: { prospect: Prospect; odds: Chances }) {
  const reader = useReader();
  const { say, language } = reader;
  const sides = useSides();
  const names = useSideNames();
  const { margin } = prospect;
  const { attacker: share, tied } = odds;
  const range = between(share, margin);
  // A side under fire does not win if nobody is hit: that part is neutral.
  const fire = prospect.kind === "fire";
  const broad = range ? BROAD : fire ? 0.3 : 0.18;
  // In a narrow part the letter of its side gives way to the figure; the colour tells whose it is.
  const tight = (wide: number) => !range && !fire && wide < LETTERED;
  const [least, most] = range ? [range[0] / 100, range[1] / 100] : [share, share];
  const parts = [
    { side: prospect.attacker, wide: least, part: share, what: say("hit") },
    { side: fire ? "" : prospect.defender, wide: 1 - most - tied, part: 1 - share - tied, what: say("no-hit") },
  ] as const;
  const label = ({ side, wide, part, what }: (typeof parts)[number]) => (
    <span>
      {fire ? what : !tight(wide) && <b>{letterOf(side, sides)}</b>} {chance(part, margin, language)}
    </span>
  );
  const [first, last] = parts.map((one) => (
    <i key={one.side} className={one.side === "" ? "nobody" : undefined} style={{ ...sideStyle(one.side, sides), width: `${one.wide * 100}%` }}>
      {one.wide >= broad && label(one)}
    </i>
  ));
  const words = told(prospect, odds, names, reader);
  return (
    <span className="balance" role="img" aria-label={words} title={words}>
      {first}
      {range && (
        <i className="unsure" style={{ ...sideStyle(prospect.defender, sides), "--first": `var(--${sideToken(prospect.attacker, sides)})`, width: `${(most - least) * 100}%` } as CSSProperties}>
          {parts.every(({ wide }) => wide < broad) && label(share < 0.5 ? parts[1] : parts[0])}
        </i>
      )}
      {tied > 0 && (
        <i className="nobody" style={{ width: `${tied * 100}%` }}>
          {tied >= TIED && <span>{tied >= LETTERED ? say("tied-share", { share: percent(tied, language) }) : percent(tied, language)}</span>}
        </i>
      )}
      {last}
    </span>
  );
}

/** A bar for each possible loss, as high as its probability. */
export function Losses({ likely, of, side }: { likely: readonly Likely[]; of: number; side: string }) {
  const { say, language } = useReader();
  const sides = useSides();
  const names = useSideNames();
  const bins = binned(likely);
  const most = Math.max(1, ...bins.map((one) => one.ways));
  return (
    <ol className="losses" style={sideStyle(side, sides)} aria-label={say("losses-of", { side: names[side] ?? side })}>
      {bins.map(({ loss, to, ways }) => {
        const count = to > loss ? `${loss}–${to}` : loss;
        return (
          <li key={loss} title={say("loses", { count, share: percent(ways / of, language) })}>
            <small>{percent(ways / of, language)}</small>
            <i style={{ height: `calc(var(--tall) * ${ways / most})` }} />
            <b>{to > loss ? count : loss > 0 ? `−${loss}` : 0}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** The modifiers of a side's roll, each with its clause. */
export function Modifiers({ modifiers, name }: { modifiers: readonly Modifier[]; name: string }) {
  const { say } = useReader();
  if (modifiers.length === 0) return <p className="mean">{say("no-modifiers")}</p>;
  return (
    <ul className="modifiers">
      {modifiers.map((one) => (
        <li key={one.text}>
          <b>{signed(one.value)}</b>
          <span>{short(one.text, name)}</span>
          {one.clause && <Clause clause={one.clause} />}
        </li>
      ))}
    </ul>
  );
}

/** A modifier in its side's own column, without the side's name and the number. */
export function short(text: string, name: string): string {
  const rest = text.startsWith(`${name}:`) ? text.slice(name.length + 1) : text;
  const said = rest.trim().replace(/^[+−-]?\d+:?\s+/, "").replace(/\.$/, "");
  return capital(said);
}
