/** The ladder of a title: ranks, uncertainty, and the results of its sides. */

import { useEffect, useMemo, useState } from "react";
import { type TitleInfo, api } from "../api";
import { SidesContext, sideStyle } from "../sides";
import { seatsWith } from "../start/StartPage";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import type { Ladder, Rank, SideTold } from "./api";
import { seatName } from "./Offers";
import { Failed, Heading, To, ToMember, useDeed, useHere } from "./parts";
import { useClubWords } from "./words";

/** Titles for two players, which alone are rated. */
export const forTwo = (titles: readonly TitleInfo[]): TitleInfo[] => titles.filter((title) => seatsWith(title, []).length === 2);

/** The position of a rating and its margin between the lowest and the highest on the ladder, in percent. */
export function spans(rows: readonly Pick<Rank, "rating" | "margin">[]): { from: number; to: number; at: number }[] {
  const low = Math.min(...rows.map((one) => one.rating - one.margin));
  const high = Math.max(...rows.map((one) => one.rating + one.margin));
  const along = (value: number) => Math.round(((value - low) / Math.max(1, high - low)) * 1000) / 10;
  return rows.map(({ rating, margin }) => ({ from: along(rating - margin), to: along(rating + margin), at: along(rating) }));
}

/** The sides of each scenario, the title's first seat first. */
export function byScenario(sides: readonly SideTold[], title: Pick<TitleInfo, "scenarios" | "seats">): { scenario: string; sides: SideTold[] }[] {
  const order = (key: string, all: readonly { key: string }[]) => all.findIndex((one) => one.key === key);
  const scenarios = [...new Set(sides.map((one) => one.scenario))].sort((one, other) => order(one, title.scenarios) - order(other, title.scenarios));
  return scenarios.map((scenario) => ({
    scenario,
    sides: sides.filter((one) => one.scenario === scenario).sort((one, other) => order(one.seat, title.seats) - order(other.seat, title.seats)),
  }));
}

export function LadderPage({ wanted }: { wanted: string }) {
  const { club } = useHere();
  const { say, language } = useReader();
  const { tell } = useClubWords();
  const [titles, setTitles] = useState<TitleInfo[] | null>(null);
  const [ladder, setLadder] = useState<Ladder | null>(null);
  const reading = useDeed();
  const { run } = reading;
  useEffect(() => {
    void run(async () => setTitles(forTwo(await api.titles(language))));
  }, [language, run]);
  const key = titles?.find((one) => one.key === wanted)?.key ?? titles?.[0]?.key;
  useEffect(() => {
    if (key === undefined) return;
    let stale = false;
    void run(async () => {
      const found = await club.ladder(key);
      if (!stale) setLadder(found);
    });
    return () => {
      stale = true;
    };
  }, [club, key, run]);
  const title = titles?.find((one) => one.key === key);
  return (
    <article className="club-sheet ladder">
      <Heading>{tell("ladder")}</Heading>
      {titles !== null && (
        <nav className="which" aria-label={tell("game")}>
          {titles.map((one) => (
            <To key={one.key} path={`/club/ladder/${one.key}`} current={one.key === key}>
              {one.name}
            </To>
          ))}
        </nav>
      )}
      <Failed deed={reading} />
      {title === undefined || ladder === null || ladder.title !== key ? (
        reading.failed === "" && <p className="none">{say("loading")}</p>
      ) : (
        <SidesContext value={title.sides}>
          {ladder.rows.length === 0 ? (
            <p className="none">
              {tell("no-ranks", { title: title.name })} <To path="/">{tell("offer-a-game")}</To>
            </p>
          ) : (
            <Ranks rows={ladder.rows} />
          )}
          {ladder.sides.length > 0 && <Fared sides={ladder.sides} title={title} />}
        </SidesContext>
      )}
    </article>
  );
}

function Ranks({ rows }: { rows: Rank[] }) {
  const { tell } = useClubWords();
  const where = useMemo(() => spans(rows), [rows]);
  return (
    <>
      <table className="ranks">
        <thead>
          <tr>
            <th scope="col">
              <abbr title={tell("rank")}>#</abbr>
            </th>
            <th scope="col" className="name">
              {tell("member")}
            </th>
            <th scope="col">{tell("rating")}</th>
            <td className="span" />
            <th scope="col" className="games">
              {tell("games")}
            </th>
            {(["won", "drawn", "lost"] as const).map((key) => (
              <th key={key} scope="col">
                <abbr title={tell(key)}>{tell(`${key}-short`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one, at) => (
            <tr key={one.member.id} className={one.own ? "own" : undefined}>
              <td>{one.rank}</td>
              <th scope="row" className="name">
                <ToMember who={one.member} />
              </th>
              <td className="rating" title={tell("safe", { rating: one.safe })}>
                {one.rating} <small>± {one.margin}</small>
              </td>
              <td className="span" aria-hidden="true">
                <span>
                  <i style={{ left: `${where[at]?.from ?? 0}%`, right: `${100 - (where[at]?.to ?? 100)}%` }} />
                  <b style={{ left: `${where[at]?.at ?? 50}%` }} />
                </span>
              </td>
              <td className="games">{one.games}</td>
              <td>{one.won}</td>
              <td>{one.drawn}</td>
              <td>{one.lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">{tell("ladder-hint")}</p>
    </>
  );
}

function Fared({ sides, title }: { sides: SideTold[]; title: TitleInfo }) {
  const { tell } = useClubWords();
  return (
    <section className="fared">
      <h3>{tell("sides-fared")}</h3>
      <ul>
        {byScenario(sides, title).map(({ scenario, sides: two }) => {
          const [first, second] = two;
          const drawn = first?.drawn ?? 0;
          const name = title.scenarios.find((one) => one.key === scenario)?.name ?? scenario;
          return (
            <li key={scenario}>
              <h4>
                {name} <small>{tell("of-games", { count: first?.games ?? 0 })}</small>
              </h4>
              <p className="bar" aria-hidden="true">
                {first !== undefined && <i style={{ flexGrow: first.won, ...sideStyle(first.seat, title.sides) }} />}
                {drawn > 0 && <i className="drawn" style={{ flexGrow: drawn }} />}
                {second !== undefined && <i style={{ flexGrow: second.won, ...sideStyle(second.seat, title.sides) }} />}
              </p>
              <p className="terms">
                {two.map((one) => (
                  <span key={one.seat}>
                    <SideMark side={one.seat} /> {seatName(title, one.seat)} {one.won}
                  </span>
                ))}
                {drawn > 0 && <span>{tell("drawn-games", { count: drawn })}</span>}
              </p>
            </li>
          );
        })}
      </ul>
      <p className="small">{tell("sides-hint")}</p>
    </section>
  );
}
