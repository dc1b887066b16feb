/** A game to which a private link leads. */

import { useEffect, useState } from "react";
import type { TitleInfo } from "../api";
import { api } from "../api";
import { useReader } from "../words";
import type { Invitation } from "./api";
import { OfferRow } from "./Offers";
import { Failed, Heading, To, useDeed, useHere } from "./parts";
import { useClubWords } from "./words";

export function JoinPage({ secret }: { secret: string }) {
  const { club } = useHere();
  const { say, language } = useReader();
  const { tell } = useClubWords();
  const [found, setFound] = useState<{ offer: Invitation; titles: TitleInfo[] } | null>(null);
  const reading = useDeed();
  const { run } = reading;
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    void run(async () => {
      const [offer, titles] = await Promise.all([club.invitationBehind(secret), api.titles(language)]);
      setFound({ offer, titles });
    });
  }, [club, secret, language, run, asked]);
  return (
    <section className="club-sheet narrow">
      <Heading>{tell("joining")}</Heading>
      {reading.failed !== "" && (
        <>
          <Failed deed={reading} />
          <p>
            <To path="/">{tell("to-lobby")}</To>
          </p>
        </>
      )}
      {found === null ? (
        reading.failed === "" && <p>{say("loading")}</p>
      ) : (
        <ul className="offers">
          <OfferRow heading="h3" offer={found.offer} titles={found.titles} link={secret} onChanged={() => setAsked((n) => n + 1)} />
        </ul>
      )}
    </section>
  );
}
