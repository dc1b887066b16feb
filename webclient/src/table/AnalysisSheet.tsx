import type { Analysis } from "../api";
import { Clause } from "../ui/Clause";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import { Curve } from "./Curve";

interface AnalysisProps {
  analysis: Analysis | null;
  /** Whether bots have played without stored thoughts. */
  wordless: boolean;
  /** The moment that is shown on the table. */
  moment: number;
  onBegin: () => void;
  onJump: (seq: number) => void;
}

/** The review of a finished game: its curve, and the decisions that changed it most. */
export function AnalysisSheet({ analysis, wordless, moment, onBegin, onJump }: AnalysisProps) {
  const { say } = useReader();
  const state = analysis?.state ?? "none";
  return (
    <section className="analysis" aria-label={say("analysis")} tabIndex={0}>
      {(state === "none" || state === "failed") && (
        <>
          <p className="hint">{say(state === "failed" ? "analysis-failed" : "analyse-hint")}</p>
          <button type="button" className="main" onClick={onBegin}>
            {say("analyse")}
          </button>
        </>
      )}
      {analysis !== null && analysis.points.length > 0 && (
        <>
          <Curve analysis={analysis} moment={moment} onJump={onJump} />
          <p className="hint">{analysis.measure}</p>
        </>
      )}
      <div className="working" role="status">{state === "working" && analysis !== null && <Working analysis={analysis} />}</div>
      {analysis !== null && state === "done" && (
        <>
          <h3>{say("decisions")}</h3>
          {analysis.decisions.length === 0 && <p>{say("no-decisions")}</p>}
          <ol className="turnings">
            {analysis.decisions.map((one) => (
              <li key={one.seq}>
                <h4>
                  <button type="button" onClick={() => onJump(one.seq)} title={say("jump")}>
                    <SideMark side={one.seat} beside={one.name} /> {one.name}, {say("order-number", { at: one.seq + 1 })}
                  </button>
                  <Clause clause={one.clause} />
                </h4>
                <p>{say("played", { text: one.text })}</p>
                <p className="better">{say("better", { text: one.better_text })}</p>
                <p className="hint">{one.told.join(" ")}</p>
              </li>
            ))}
          </ol>
          {!analysis.complete && <p className="hint">{say("ended-early")}</p>}
        </>
      )}
      {wordless && <p className="hint">{say("no-thoughts")}</p>}
    </section>
  );
}

/** What is being done, with its progress. */
function Working({ analysis }: { analysis: Analysis }) {
  const { say } = useReader();
  if (analysis.waits) return <p>{say("analysis-waits")}</p>;
  if (analysis.points.length === 0) return <p>{say("analysing-curve")}</p>;
  const share = Math.floor(analysis.progress * 100);
  return (
    <>
      <p>{say("analysing")}</p>
      <progress value={analysis.progress} aria-label={say("analysing")} />
      <p>{say("analysing-share", { share })}</p>
    </>
  );
}
