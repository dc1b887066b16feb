import { useEffect } from "react";
import { Die } from "../ui/Dice";
import { bound } from "../ui/bound";
import { useReader } from "../words";
import type { Playback } from "./usePlayback";

/** Elements that use keys themselves: a list, a field, a button. */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, button, [role=dialog]") !== null;
}

/** Whether the bar is shown; it stays between two moves, because a bar that comes and goes cannot be pressed. */
export function isPlaying({ at, speed, skipping }: Playback, goesOn: boolean): boolean {
  return at !== null || (goesOn && speed !== 0 && !skipping);
}

interface BarProps {
  playback: Playback;
  /** The bot is still thinking about its next action. */
  goesOn: boolean;
  /** What the bot is thinking about, in words for others; or empty. */
  asked: string;
}

/** The playback of others' moves on the map: it can be paused, sped up and skipped. */
export function PlaybackBar({ playback, goesOn, asked }: BarProps) {
  const { say } = useReader();
  const { at, of, told, heard, last, skipped, paused, speed, pause, faster, skip, leads } = playback;
  const plays = isPlaying(playback, goesOn);

  useEffect(() => {
    if (!plays) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = { Escape: skip, " ": pause, ">": faster, ".": faster }[event.key];
      if (!act || (event.key !== "Escape" && isTaken(event.target))) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [plays, skip, pause, faster]);

  return (
    <>
      <p className="unseen" role="log" aria-live="polite" aria-atomic="true">
        {skipped > 0 ? say("skipped", { count: skipped }) : heard.map((line) => line.text).join(" ")}
      </p>
      {plays && (
        <section className={paused ? "playback paused" : "playback"} aria-label={say("others-move")}>
          <ol aria-hidden="true">
            {(told.length > 0 ? told : last).slice(-3).map((line) => (
              <li key={line.n}>
                {line.dice.length > 0 && (
                  <span className="dice">
                    {line.dice.map((face, index) => (
                      <Die key={`${index} ${face}`} face={face} />
                    ))}
                  </span>
                )}
                {bound(line.text)}
              </li>
            ))}
          </ol>
          {at === null && asked !== "" && <p className="asked-of">{say("asked-what", { prompt: asked })}</p>}
          <div className="row">
            <span className="left">{at === null ? say("more-follows") : say("behind", { count: of - at })}</span>
            <button type="button" aria-keyshortcuts="Space" aria-pressed={paused} onClick={pause} title={`${say("pause")} (${say("key-space")})`}>
              {say(paused ? "go-on" : "pause")}
            </button>
            <button type="button" aria-keyshortcuts="." onClick={faster} title={`${say("faster")} (.)`}>
              <span className="unseen">{say("faster")} </span>
              {speed}×
            </button>
            <button type="button" className="skip-all" aria-keyshortcuts="Escape" onClick={skip} title={`${say(leads)} (Esc)`}>
              {say(leads)} »
            </button>
          </div>
        </section>
      )}
    </>
  );
}
