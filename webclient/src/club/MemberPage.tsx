/** A member, as all members see him. */

import { useEffect, useState } from "react";
import { useReader } from "../words";
import type { Member } from "./api";
import { Failed, Heading, To, useDeed, useHere, useMe } from "./parts";
import { useClubWords } from "./words";

export function MemberPage({ id }: { id: string }) {
  const { club, setMe, go, wished } = useHere();
  const me = useMe();
  const { say } = useReader();
  const { tell, day } = useClubWords();
  const [member, setMember] = useState<Member | null>(null);
  const reading = useDeed();
  const deed = useDeed();
  const { run } = reading;
  useEffect(() => {
    void run(async () => setMember(await club.member(id)));
  }, [club, id, run]);
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
