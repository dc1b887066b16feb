/** A member, as all members see him. */

import { useEffect, useState } from "react";
import { type TitleInfo, api } from "../api";
import { useReader } from "../words";
import type { Member, Ratings } from "./api";
import { Failed, Heading, To, useDeed, useHere, useMe } from "./parts";
import { useClubWords } from "./words";

export function MemberPage({ id }: { id: string }) {
  const { club, setMe, go, wished } = useHere();
  const me = useMe();
  const { say, language } = useReader();
  const { tell, day } = useClubWords();
  const [member, setMember] = useState<Member | null>(null);
  const [rated, setRated] = useState<{ ratings: Ratings["ratings"]; titles: TitleInfo[] } | null>(null);
  const reading = useDeed();
  const deed = useDeed();
  const { run } = reading;
  useEffect(() => {
    void run(async () => {
      const [found, { ratings }, titles] = await Promise.all([club.member(id), club.ratings(id), api.titles(language)]);
      setMember(found);
      setRated({ ratings, titles });
    });
  }, [club, id, language, run]);
  const blocked = me.blocked.some((one) => one.id === id);
  if (member === null) {
    return (
      <section className="club-sheet narrow">
        <Heading>{tell("member")}</Heading>
        {reading.failed === "" ? <p>{say("loading")}</p> : <Failed deed={reading} />}
      </section>
    );
  }
  return (
    <section className="club-sheet narrow member-page">
      <Heading>{member.name}</Heading>
      <p className="quiet">{tell("member-since", { day: day(member.since) })}</p>
      {member.about !== "" && <p className="about-text">{member.about}</p>}
      {rated !== null && <RatingsOf {...rated} />}
      {id === me.id ? (
        <To path="/club/me">{tell("account")}</To>
      ) : (
        <>
          <div className="row">
            <button
              type="button"
              className="plain"
              onClick={() => {
                wished.current = member;
                go("/");
              }}
            >
              {tell("offer-to", { name: member.name })}
            </button>
            <button type="button" className="plain" disabled={deed.busy} onClick={() => void deed.run(async () => setMe(await (blocked ? club.unblock(id) : club.block(id))))}>
              {tell(blocked ? "unblock" : "block")}
            </button>
          </div>
          <p className="small">{tell("block-hint")}</p>
          <Failed deed={deed} />
        </>
      )}
    </section>
  );
}

/** His ratings, by title, if he has finished a rated game. */
function RatingsOf({ ratings, titles }: { ratings: Ratings["ratings"]; titles: readonly TitleInfo[] }) {
  const { tell } = useClubWords();
  const known = titles.filter((title) => title.key in ratings);
  if (known.length === 0) return null;
  return (
    <ul className="rows ratings">
      {known.map((title) => {
        const one = ratings[title.key];
        return (
          one && (
            <li key={title.key}>
              <To path={`/club/ladder/${title.key}`}>{title.name}</To>
              <span>
                {one.rating} <small>± {one.margin}</small> <span className="quiet">{tell("record", { won: one.won, drawn: one.drawn, lost: one.lost })}</span>
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}
