/** Reporting a chat message to the club's moderators, with a confirmation. */

import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Refusal } from "../api";
import { Twice } from "../ui/Twice";
import { useReader } from "../words";
import { Club } from "./api";
import { useClubWords } from "./words";

const LONGEST_REASON = 500;

export default function Report({ game, line }: { game: string; line: number }) {
  const { say, language } = useReader();
  const { tell } = useClubWords();
  const id = useId();
  const club = useMemo(() => new Club(language), [language]);
  const [reason, setReason] = useState("");
  const [told, setTold] = useState(false);
  const [failed, setFailed] = useState("");
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (told) thanks.current?.focus();
  }, [told]);
  const report = async () => {
    setFailed("");
    try {
      await club.report(game, line, reason.trim());
      setTold(true);
    } catch (error) {
      setFailed(error instanceof Refusal ? error.text : say("no-server"));
    }
  };
  if (told) {
    return (
      <p className="hint" tabIndex={-1} ref={thanks}>
        {tell("report-thanks")}
      </p>
    );
  }
  return (
    <>
      <Twice label={tell("report")} title={tell("report-title")} yes={tell("report-yes")} no={tell("report-no")} className="report" onYes={report}>
        <p>{tell("report-sure")}</p>
        <label htmlFor={id}>{tell("report-reason")}</label>
        <input id={id} type="text" value={reason} maxLength={LONGEST_REASON} autoComplete="off" onChange={(event) => setReason(event.target.value)} />
      </Twice>
      {failed && (
        <p role="alert" className="denial">
          {failed}
        </p>
      )}
    </>
  );
}
