/** Resigning, with a confirmation. */

import { useState } from "react";
import { Refusal, type Table } from "../api";
import { Twice } from "../ui/Twice";
import { useReader } from "../words";

export function Resign({ table }: { table: Table }) {
  const { say } = useReader();
  const [failed, setFailed] = useState("");
  const resign = async () => {
    setFailed("");
    try {
      await table.resign();
    } catch (error) {
      setFailed(error instanceof Refusal ? error.text : say("no-server"));
    }
  };
  return (
    <>
      <h3>{say("resign")}</h3>
      <p className="hint">{say("resign-hint")}</p>
      <Twice label={say("resign")} title={say("resign-title")} yes={say("resign-yes")} no={say("resign-no")} className="plain resign" onYes={resign}>
        <p>{say("resign-sure")}</p>
      </Twice>
      {failed && (
        <p role="alert" className="denial">
          {failed}
        </p>
      )}
    </>
  );
}
