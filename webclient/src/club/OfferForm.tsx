/** Offering a game: which one, the seats, and the rules. */

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { TitleInfo } from "../api";
import { keep } from "../keep";
import { SidesContext } from "../sides";
import { divides, seatsWith } from "../start/StartPage";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import type { Offer, Offered, Person } from "./api";
import { PRESETS, type Preset } from "./clock";
import { Check, ClockField, GameField, OptionField, RuleField } from "./GameFields";
import { MemberPick } from "./MemberPick";
import { Copy, Failed, useDeed, useHere } from "./parts";
import { useClubWords } from "./words";

/** The value of a seat while its member is being chosen. */
const NAMED = "member";
const LONGEST_NOTE = 300;

interface OfferFormProps {
  titles: readonly TitleInfo[];
  onOffered: () => void;
}

/** Whether a game with these seats can be rated: two members, and nobody else. */
export function ratable(seats: Record<string, string>): boolean {
  const all = Object.values(seats);
  return all.length === 2 && all.every((who) => !who.startsWith("bot:")) && all.filter((who) => who === "me").length === 1;
}

export function OfferForm({ titles, onOffered }: OfferFormProps) {
  const { club, open, wished } = useHere();
  const { tell } = useClubWords();
  const { say } = useReader();
  const id = useId();
  const [key, setKey] = useState(titles[0]?.key ?? "");
  const title = titles.find((each) => each.key === key) ?? titles[0];
  const [scenario, setScenario] = useState("");
  const [options, setOptions] = useState<string[] | null>(null);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [guest] = useState<Person | null>(() => wished.current);
  const [named, setNamed] = useState<Record<string, Person | null>>({});
  const [preset, setPreset] = useState<Preset>("days");
  const [rated, setRated] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [watched, setWatched] = useState(true);
  const [note, setNote] = useState("");
  const [made, setMade] = useState<Offered | null>(null);
  const told = useRef<HTMLDivElement>(null);
  const deed = useDeed();
  useEffect(() => {
    wished.current = null;
  }, [wished]);
  useEffect(() => {
    if (made !== null) told.current?.focus();
  }, [made]);
  if (!title) return null;

  const taken = options ?? title.options.filter((one) => one.default).map((one) => one.key);
  const sitting = seatsWith(title, taken);
  const start = title.scenarios.find((one) => one.key === scenario) ?? title.scenarios[0];
  const usual = (index: number) => (index === 0 ? "me" : index === 1 && guest !== null ? NAMED : "open");
  const seats = Object.fromEntries(sitting.map((seat, index) => [seat.key, chosen[seat.key] ?? usual(index)]));
  const namedAt = (seat: string) => (seat in named ? (named[seat] ?? null) : guest);
  const sit = (seat: string, who: string) =>
    // Only one seat can be mine: the previous one becomes free.
    setChosen({ ...Object.fromEntries(Object.entries(seats).map(([each, said]) => [each, who === "me" && said === "me" ? "open" : said])), [seat]: who });
  const canRate = ratable(seats);
  const choose = (next: string) => {
    setKey(next);
    setScenario("");
    setOptions(null);
    setChosen({});
  };
  const offer = async (event: FormEvent) => {
    event.preventDefault();
    const unnamed = sitting.find((seat) => seats[seat.key] === NAMED && namedAt(seat.key) === null);
    if (unnamed) return void document.getElementById(`${id}-${unnamed.key}`)?.focus();
    const wanted: Offer = {
      title: title.key,
      scenario: start?.key ?? "",
      options: taken,
      seats: Object.fromEntries(Object.entries(seats).map(([seat, who]) => [seat, who === NAMED ? (namedAt(seat)?.id ?? "open") : who])),
      clock: PRESETS.find((one) => one.key === preset)?.rule ?? null,
      rated: rated && canRate,
      watched,
      private: hidden,
      note: note.trim(),
    };
    await deed.run(async () => {
      const answer = await club.offer(wanted);
      if (answer.game !== null) return open(answer.game);
      if (answer.invitation && answer.link) keep.set(`offer.${answer.invitation.id}`, answer.link);
      setMade(answer);
      setNote("");
      onOffered();
    });
  };
  const players = title.options.filter((one) => divides(title, one));
  return (
    <SidesContext value={title.sides}>
      <form className="offer-form" onSubmit={(event) => void offer(event)}>
        <h3 tabIndex={-1}>{tell("offer-a-game")}</h3>
        <GameField {...{ id, titles, title, start }} onTitle={choose} onScenario={setScenario} />
        <fieldset>
          <legend>{say("seats")}</legend>
          {sitting.map((seat) => (
            <div key={seat.key} className="field seat-field">
              <label htmlFor={`${id}-${seat.key}-who`}>
                <SideMark side={seat.key} /> {seat.name}
              </label>
              <select id={`${id}-${seat.key}-who`} value={seats[seat.key]} onChange={(event) => sit(seat.key, event.target.value)}>
                <option value="me">{tell("seat-me")}</option>
                <option value="open">{tell("seat-open")}</option>
                <option value={NAMED}>{tell("seat-member")}</option>
                {title.bots.map((each) => (
                  <option key={each.key} value={`bot:${each.key}`}>
                    {say("bot", { name: each.name })}
                  </option>
                ))}
              </select>
              {seats[seat.key] === NAMED && <MemberPick id={`${id}-${seat.key}`} label={tell("seat-member-for", { seat: seat.name })} chosen={namedAt(seat.key)} onChosen={(who) => setNamed((old) => ({ ...old, [seat.key]: who }))} />}
            </div>
          ))}
          {players.length > 0 && (
            <div className="options">
              <OptionField options={players} taken={taken} onTaken={setOptions} />
            </div>
          )}
        </fieldset>
        <ClockField id={id} preset={preset} onPreset={setPreset} />
        <fieldset className="options terms-of">
          <legend>{tell("agreed")}</legend>
          <Check checked={rated && canRate} disabled={!canRate} onChange={setRated}>
            {tell("rated-hint")}
          </Check>
          <Check checked={hidden} onChange={setHidden}>
            {tell("private-hint")}
          </Check>
          <Check checked={watched} onChange={setWatched}>
            {tell("watched-hint")}
          </Check>
        </fieldset>
        <RuleField title={title} taken={taken} onTaken={setOptions} />
        <p className="field">
          <label htmlFor={`${id}-note`}>{tell("note")}</label>
          <input id={`${id}-note`} type="text" value={note} maxLength={LONGEST_NOTE} placeholder={tell("note-hint")} onChange={(event) => setNote(event.target.value)} />
        </p>
        <button type="submit" className="main" disabled={deed.busy}>
          {Object.values(seats).every((who) => who === "me" || who.startsWith("bot:")) ? say("begin") : tell("offer")}
        </button>
        <Failed deed={deed} />
        {made !== null && (
          <div className="made" tabIndex={-1} ref={told}>
            <p>{tell(made.invitation?.private ? "offered-private" : "offered")}</p>
            {made.link !== null && <Copy key={made.link} link={made.link} label={tell("copy-link")} />}
          </div>
        )}
      </form>
    </SidesContext>
  );
}
