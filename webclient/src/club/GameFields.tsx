/** The fields of a game before it begins: title, scenario, options, clock. */

import type { TitleInfo } from "../api";
import { divides } from "../start/StartPage";
import { useReader } from "../words";
import { PRESETS, type Preset } from "./clock";
import { useClubWords } from "./words";

type Option = TitleInfo["options"][number];
type Scenario = TitleInfo["scenarios"][number];

interface GameFieldProps {
  id: string;
  titles: readonly TitleInfo[];
  title: TitleInfo;
  start: Scenario | undefined;
  onTitle: (key: string) => void;
  onScenario: (key: string) => void;
}

/** The game, and where it starts. */
export function GameField({ id, titles, title, start, onTitle, onScenario }: GameFieldProps) {
  const { say } = useReader();
  const { tell } = useClubWords();
  return (
    <>
      <p className="field">
        <label htmlFor={`${id}-title`}>{tell("game")}</label>
        <select id={`${id}-title`} value={title.key} onChange={(event) => onTitle(event.target.value)}>
          {titles.map((each) => (
            <option key={each.key} value={each.key}>
              {each.name}
            </option>
          ))}
        </select>
      </p>
      <p className="field">
        <label htmlFor={`${id}-scenario`}>{say("scenario")}</label>
        <select id={`${id}-scenario`} value={start?.key ?? ""} onChange={(event) => onScenario(event.target.value)}>
          {title.scenarios.map((each) => (
            <option key={each.key} value={each.key}>
              {each.name}
            </option>
          ))}
        </select>
        {start?.text && <small>{start.text}</small>}
      </p>
    </>
  );
}

export function ClockField({ id, preset, onPreset }: { id: string; preset: Preset; onPreset: (preset: Preset) => void }) {
  const { tell } = useClubWords();
  return (
    <fieldset className="scenarios">
      <legend>{tell("clock")}</legend>
      {PRESETS.map(({ key }) => (
        <label key={key}>
          <input type="radio" name={`${id}-clock`} checked={preset === key} onChange={() => onPreset(key)} />
          <span>{tell(`clock-${key}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A rule of the game: a checkbox. */
export function Check({ checked, onChange, disabled = false, children }: { checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean; children: string }) {
  return (
    <label>
      <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}

interface OptionFieldProps {
  options: readonly Option[];
  taken: readonly string[];
  onTaken: (taken: string[]) => void;
}

export function OptionField({ options, taken, onTaken }: OptionFieldProps) {
  return options.map((option) => (
    <label key={option.key}>
      <input type="checkbox" checked={taken.includes(option.key)} onChange={(event) => onTaken(event.target.checked ? [...taken, option.key] : taken.filter((each) => each !== option.key))} />
      <span>{option.name}</span>
      <small>{option.clause}</small>
    </label>
  ));
}

/** The optional rules, folded; those that divide a side among players are elsewhere. */
export function RuleField({ title, taken, onTaken }: { title: TitleInfo; taken: readonly string[]; onTaken: (taken: string[]) => void }) {
  const { say } = useReader();
  const options = title.options.filter((one) => !divides(title, one));
  if (options.length === 0) return null;
  return (
    <details className="options">
      <summary>{say("options")}</summary>
      <OptionField {...{ options, taken, onTaken }} />
    </details>
  );
}
