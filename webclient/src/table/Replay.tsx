import { useEffect, useState } from "react";
import { useReader } from "../words";

interface ReplayProps {
  seq: number;
  moment: number | null;
  onMoment: (moment: number | null) => void;
}

/** The whole game on a slider. */
export function Replay({ seq, moment, onMoment }: ReplayProps) {
  const { say } = useReader();
  const [playing, setPlaying] = useState(false);
  const at = moment ?? seq;

  useEffect(() => {
    if (!playing) return;
    if (moment === null || moment >= seq) {
      setPlaying(false);
      onMoment(null);
      return;
    }
    const timer = setTimeout(() => onMoment(moment + 1), 800);
    return () => clearTimeout(timer);
  }, [playing, moment, seq, onMoment]);

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
      <output>{say("moment-of", { at, of: seq })}</output>
      {moment !== null && (
        <button type="button" className="present" onClick={() => onMoment(null)}>
          {say("present")}
        </button>
      )}
    </div>
  );
}
