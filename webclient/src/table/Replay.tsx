import { useCallback, useEffect, useState } from "react";
import { keep } from "../keep";
import { useReader } from "../words";
import { faster, paceOf } from "./playback";
import { useLastEscape } from "./useEscape";

/** Milliseconds for which a moment is shown, at normal speed. */
const MOMENT = 800;

interface ReplayProps {
  seq: number;
  moment: number | null;
  onMoment: (moment: number | null) => void;
}

/** The whole game on a slider. */
export function Replay({ seq, moment, onMoment }: ReplayProps) {
  const { say } = useReader();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(() => paceOf(keep.setting("replay", 1)));
  const at = moment ?? seq;

  useEffect(() => {
    if (!playing) return;
    if (moment === null || moment >= seq) {
      setPlaying(false);
      onMoment(null);
      return;
    }
    const timer = setTimeout(() => onMoment(moment + 1), MOMENT / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, moment, seq, onMoment]);

  useLastEscape(
    useCallback(() => {
      setPlaying(false);
      onMoment(null);
    }, [onMoment]),
    moment !== null,
  );

  return (
    <div className={moment === null ? "replay" : "replay past"}>
      <button
        type="button"
        aria-label={say(playing ? "pause" : "play")}
        title={say(playing ? "pause" : "play")}
        disabled={seq === 0}
        onClick={() => {
          if (!playing && (moment === null || moment >= seq)) onMoment(0);
          setPlaying(!playing);
        }}
      >
        {playing ? "❙❙" : "▶"}
      </button>
      {(playing || moment !== null) && (
        <button
          type="button"
          className="speed"
          title={say("faster")}
          onClick={() => {
            keep.set("replay", faster(speed));
            setSpeed(faster(speed));
          }}
        >
          <span className="unseen">{say("faster")} </span>
          {speed}×
        </button>
      )}
      <input
        type="range"
        min={0}
        max={seq}
        value={at}
        aria-label={say("replay")}
        aria-valuetext={say("moment-of", { at, of: seq })}
        onChange={(event) => {
          setPlaying(false);
          const to = Number(event.target.value);
          onMoment(to === seq ? null : to);
        }}
      />
      <output aria-live="off">{say("moment-of", { at, of: seq })}</output>
      {moment !== null && (
        <button type="button" className="present" aria-keyshortcuts="Escape" title={`${say("present")} (${say("key-escape")})`} onClick={() => onMoment(null)}>
          {say("present")}
        </button>
      )}
    </div>
  );
}
