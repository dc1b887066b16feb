/** Planning a tournament: which game, the rules, and until when one may enter. */

import { type FormEvent, useId, useState } from "react";
import type { TitleInfo } from "../api";
import { divides } from "../start/StartPage";
import type { Tournament, TournamentKind } from "./api";
import { PRESETS, type Preset } from "./clock";
import { Check, ClockField, GameField, RuleField } from "./GameFields";
import { dayFrom, stretchOf } from "./Holidays";
import { Failed, useDeed, useHere } from "./parts";
import { useClubWords } from "./words";

const LONGEST_NAME = 80;
const LONGEST_NOTE = 2000;
const MOST_ROUNDS = 20;
const KINDS = ["swiss", "round-robin"] as const;

interface HoldFormProps {
  /** Titles for two players. */
  titles: readonly TitleInfo[];
  onHeld: (held: Tournament) => void;
}

export function HoldForm({ titles, onHeld }: HoldFormProps) {
  const { club } = useHere();
  const { tell } = useClubWords();
  const id = useId();
  const [name, setName] = useState("");
  const [key, setKey] = useState(titles[0]?.key ?? "");
  const title = titles.find((each) => each.key === key) ?? titles[0];
  const [scenario, setScenario] = useState("");
  const [options, setOptions] = useState<string[] | null>(null);
  const [kind, setKind] = useState<TournamentKind>("swiss");
  const [rounds, setRounds] = useState("3");
  const [double, setDouble] = useState(false);
  const [atOnce, setAtOnce] = useState(false);
  const [preset, setPreset] = useState<Preset>("days");
  const [rated, setRated] = useState(true);
  const [opens, setOpens] = useState("");
  const [closes, setCloses] = useState("");
  const [note, setNote] = useState("");
  const deed = useDeed();
  if (!title) return null;
  const taken = options ?? title.options.filter((one) => one.default && !divides(title, one)).map((one) => one.key);
  const start = title.scenarios.find((one) => one.key === scenario) ?? title.scenarios[0];
  const swiss = kind === "swiss";
  const hold = async (event: FormEvent) => {
    event.preventDefault();
    await deed.run(async () => {
      const held = await club.hold({
        name: name.trim(),
        note: note.trim(),
        kind,
        title: title.key,
        scenario: start?.key ?? "",
        options: taken,
        clock: PRESETS.find((one) => one.key === preset)?.rule ?? null,
        rated,
        rounds: swiss ? Number(rounds) : 0,
        double: !swiss && double,
        at_once: !swiss && atOnce,
        opens: opens === "" ? null : stretchOf(opens, opens).first,
        closes: closes === "" ? null : stretchOf(closes, closes).until,
      });
      onHeld(held);
    });
  };
  return (
    <form className="offer-form" onSubmit={(event) => void hold(event)}>
      <h3 tabIndex={-1}>{tell("hold-one")}</h3>
      <p className="field">
        <label htmlFor={`${id}-name`}>{tell("cup-name")}</label>
        <input id={`${id}-name`} type="text" required value={name} maxLength={LONGEST_NAME} placeholder={tell("cup-name-hint")} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </p>
      <GameField
        {...{ id, titles, title, start }}
        onTitle={(next) => {
          setKey(next);
          setScenario("");
          setOptions(null);
        }}
        onScenario={setScenario}
      />
      <fieldset className="scenarios kinds-of">
        <legend>{tell("cup-kind")}</legend>
        {KINDS.map((each) => (
          <label key={each}>
            <input type="radio" name={`${id}-kind`} checked={kind === each} onChange={() => setKind(each)} />
            <span>{tell(`cup-kind-${each}`)}</span>
          </label>
        ))}
      </fieldset>
      {swiss ? (
        <p className="field rounds">
          <label htmlFor={`${id}-rounds`}>{tell("rounds")}</label>
          <input id={`${id}-rounds`} type="number" required min={1} max={MOST_ROUNDS} value={rounds} onChange={(event) => setRounds(event.target.value)} />
        </p>
      ) : (
        <fieldset className="options terms-of">
          <legend>{tell("rounds")}</legend>
          <Check checked={double} onChange={setDouble}>
            {tell("double-hint")}
          </Check>
          <Check checked={atOnce} onChange={setAtOnce}>
            {tell("at-once-hint")}
          </Check>
        </fieldset>
      )}
      <ClockField id={id} preset={preset} onPreset={setPreset} />
      <fieldset className="options terms-of">
        <legend>{tell("agreed")}</legend>
        <Check checked={rated} onChange={setRated}>
          {tell("rated-hint")}
        </Check>
      </fieldset>
      <RuleField title={title} taken={taken} onTaken={setOptions} />
      <p className="field">
        <label htmlFor={`${id}-opens`}>{tell("opens")}</label>
        <input id={`${id}-opens`} type="date" value={opens} min={dayFrom(new Date())} aria-describedby={`${id}-opens-hint`} onChange={(event) => setOpens(event.target.value)} />
        <small id={`${id}-opens-hint`}>{tell("opens-hint")}</small>
      </p>
      <p className="field">
        <label htmlFor={`${id}-closes`}>{tell("closes")}</label>
        <input id={`${id}-closes`} type="date" value={closes} min={opens || dayFrom(new Date())} aria-describedby={`${id}-closes-hint`} onChange={(event) => setCloses(event.target.value)} />
        <small id={`${id}-closes-hint`}>{tell("closes-hint")}</small>
      </p>
      <p className="field">
        <label htmlFor={`${id}-note`}>{tell("cup-note")}</label>
        <textarea id={`${id}-note`} value={note} rows={3} maxLength={LONGEST_NOTE} onChange={(event) => setNote(event.target.value)} />
      </p>
      <button type="submit" className="main" disabled={deed.busy}>
        {tell("hold")}
      </button>
      <Failed deed={deed} />
    </form>
  );
}
