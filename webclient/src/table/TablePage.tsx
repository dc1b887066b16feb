import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Card, Choice, GameState, Prospect } from "../api";
import { type Held, invitation, keep, offered } from "../keep";
import { SideNamesContext, SidesContext } from "../sides";
import { ClausesContext } from "../ui/Clause";
import { Switches } from "../ui/Switches";
import { Speaking, speak, useReader } from "../words";
import { underFinger } from "./aim";
import { AnalysisSheet } from "./AnalysisSheet";
import { Between, useBetween } from "./Between";
import { Board, type BoardHandle } from "./Board";
import { Charts } from "./Charts";
import { byCard, byPlace, mustPass, nextSeat, playsElsewhere } from "./choices";
import { ContestSheet } from "./ContestSheet";
import { Curtain } from "./Curtain";
import { Habits } from "./Habits";
import { CardFace, Hand } from "./Hand";
import { Head } from "./Head";
import { Log, lineAt } from "./Log";
import { Meaning } from "./Meaning";
import { Menu } from "./Menu";
import { useCounters, useMoment } from "./moments";
import { OddsSheet } from "./OddsSheet";
import { underWay } from "./odds";
import { Orders } from "./Orders";
import { OverlayChoice, OverlayLegend } from "./Overlays";
import { Papers } from "./Papers";
import { type At, CopyLink, NO_PLACES, Beside, happened, within } from "./parts";
import { PlaybackBar } from "./PlaybackBar";
import { Prompt } from "./Prompt";
import { Replay } from "./Replay";
import { useLinger, useMoving } from "./run";
import { foresee, useSheet } from "./sheet";
import { SpaceSlip } from "./SpaceSlip";
import { useLanguage, useSpoken } from "./spoken";
import { Tour } from "./Tour";
import { TurnPlate } from "./TurnPlate";
import { useTurnEnd } from "./turns";
import { Consent, UndoButtons } from "./Undo";
import { useClauses, useOverlays } from "./useAids";
import { useAnalysis, useThoughts } from "./useAnalysis";
import { usePlayback } from "./usePlayback";
import { useTable } from "./useTable";
import { WhyNot } from "./WhyNot";

const NO_ODDS: Prospect[] = [];
const NOTHING: ReadonlySet<string> = new Set();
const NO_CHOICES: readonly Choice[] = [];
const NO_CARDS: ReadonlyMap<number, Choice[]> = new Map();
type Slip =
  | { kind: "space"; place: string; at: At; choices: Choice[] }
  | { kind: "card"; card: Card; at: At; choices: Choice[] };

interface TablePageProps {
  game: string;
  held: Held;
  first: number | null;
  onLeave: () => void;
}

/** Which seat of this screen's looks at the table now; a curtain falls before another does. */
export function TablePage({ game, held: begun, first, onLeave }: TablePageProps) {
  const [held, setHeld] = useState(begun);
  const here = useMemo(() => Object.keys(held.tokens), [held]);
  const last = keep.setting<string>(`seat.${game}`, here[0] ?? "");
  const [seat, setSeat] = useState(here.includes(last) ? last : (here[0] ?? "observer"));
  const sit = useCallback(
    (next: string) => {
      keep.set(`seat.${game}`, next);
      setSeat(next);
    },
    [game],
  );
  const hold = useCallback(
    (next: Held) => {
      keep.hold(game, next);
      setHeld(next);
    },
    [game],
  );
  return <Seated key={seat} {...{ game, held, first, onLeave, seat, here }} onSit={sit} onHeld={hold} />;
}

interface SeatedProps extends TablePageProps {
  seat: string;
  here: string[];
  onSit: (seat: string) => void;
  onHeld: (held: Held) => void;
}

type Tab = "orders" | "log" | "charts" | "analysis" | "papers";
const TABS = ["orders", "log", "charts", "papers"] as const;
const TABS_AFTER = ["orders", "log", "analysis", "charts", "papers"] as const;

function Seated({ game, held, first, onLeave, seat, here, onSit, onHeld }: SeatedProps) {
  const { language: wanted, theme } = useReader();
  const [language, setReady] = useLanguage(wanted);
  const say = useMemo(() => speak(language), [language]);
  const [skip, setSkip] = useState(() => keep.setting("skip", true));
  // With nothing to choose but to pass, the page passes: not against people elsewhere, who could
  // tell from the time it takes what a hand does not hold.
  const passing = useCallback((state: GameState) => skip && mustPass(state) && !playsElsewhere(state, here), [skip, here]);
  const told = useTable(game, held.tokens[seat] ?? "", wanted);
  const whole = useSpoken(useMemo(() => ({ state: told.state, log: told.log }), [told.state, told.log]), told.lang, language);
  const live = usePlayback({ ...told, ...whole }, passing);
  const { table, act, playback } = live;
  const now = live.state;
  const [moment, setMoment] = useState<number | null>(first);
  const looked = useMoment(live.table, moment);
  const { past } = useSpoken(looked, looked.lang, language);
  const shown = moment === null ? now : (past ?? now);
  const laidSheet = useSheet(shown?.title, theme, wanted);
  const { sheet } = useSpoken(laidSheet, laidSheet.lang, language);
  const { undrawn } = laidSheet;
  const late = laidSheet.late || sheet !== laidSheet.sheet;
  const counters = useCounters(live.table, theme, shown, moment ?? playback.at);
  const [mark, setMark] = useState<Choice | null>(null);
  const [slip, setSlip] = useState<Slip | null>(null);
  const [hover, setHover] = useState<{ place: string; at: At } | null>(null);
  const [tab, setTab] = useState<Tab>("orders");
  const [laid, setLaid] = useState<string | null>(null);
  const [about, setAbout] = useState("");
  const board = useRef<BoardHandle>(null);
  const keyed = useRef(false);

  const aids = useOverlays(table, shown, moment === null || past === null ? playback.at : moment, about, laid !== null);
  const { overlays } = useSpoken(aids, aids.lang, language);
  const overlay = overlays.find((each) => each.key === laid) ?? null;
  const between = useBetween(overlay);
  const odds = moment === null && playback.at === null ? (now?.odds ?? NO_ODDS) : NO_ODDS;
  const fought = underWay(odds, shown?.contest ?? null);
  const coming = fought ? odds.filter((each) => each !== fought) : odds;
  const clauses = useClauses(shown?.title, language);
  const over = now?.over === true && playback.at === null;
  const analysed = useAnalysis(table, over);
  const { analysis, begin } = useSpoken(analysed, analysed.lang, language);
  // The map, which takes longest to letter, is faint until it comes; all that is read changes at once.
  const ready = [told.lang, aids.lang, moment === null ? wanted : looked.lang].every((lang) => lang === wanted);
  useEffect(() => {
    if (ready) setReady(wanted);
  }, [ready, wanted, setReady]);
  const thoughts = useThoughts(table, over);

  const [ended, putAway] = useTurnEnd(game, now, live.log);
  const plate = moment === null && playback.speed !== 0 ? ended : null;
  const { hold } = playback;
  useEffect(() => hold(plate !== null), [hold, plate !== null]);
  // Whoever does not watch the others does not want their turn's end either.
  useEffect(() => {
    if (playback.speed === 0) putAway();
  }, [playback.speed, putAway]);

  const present = moment === null && playback.at === null;
  const decision = present && !live.busy ? (now?.decision ?? null) : null;
  const choices = decision?.mine ? decision.actions : NO_CHOICES;
  const places = useMemo(() => byPlace(choices), [choices]);
  const lit = useMemo(() => (places.size > 0 ? new Set(places.keys()) : NOTHING), [places]);
  const cards = useMemo(() => (choices.length > 0 ? byCard(choices) : NO_CARDS), [choices]);
  const marked = mark?.places ?? NO_PLACES;
  const latest = useMemo(() => happened(live.log, shown?.seq ?? -1), [live.log, shown?.seq]);
  const close = useCallback(() => setSlip(null), []);
  const away = useCallback(() => {
    setHover(null);
    setSlip(null);
  }, []);
  const look = useCallback((place: string) => board.current?.show([place]), []);

  const play = useCallback(
    async (action: string) => {
      setSlip(null);
      setHover(null);
      setMark(null);
      setAbout("");
      putAway();
      await act(action);
    },
    [act, putAway],
  );

  // What a slip offers belongs to its moment.
  useEffect(() => setSlip((open) => (open && open.choices.length > 0 ? null : open)), [now?.epoch, now?.seq]);

  // Where something is to be done that cannot be seen, the map moves there.
  const prompt = now?.decision?.mine ? `${now.seq}` : "";
  useEffect(() => {
    if (prompt && sheet && places.size > 0 && places.size < 12) board.current?.show([...places.keys()]);
    // Once for each decision: whoever looks elsewhere meanwhile is not called back.
  }, [prompt, sheet !== null]);

  // Where others move, or the past is shown, the map follows what happens.
  const follows = moment !== null || (now !== null && !now.decision?.mine);
  useEffect(() => {
    if (follows && latest.length > 0 && latest.length < 6) board.current?.show(latest);
  }, [follows, latest]);

  useEffect(() => {
    if (mark && marked.length > 0 && slip === null) board.current?.show(marked.slice(-1));
  }, [mark, marked, slip]);

  const at = shown === null ? "" : `${shown.epoch}.${shown.seq}`;
  const elsewhere = now === null || playsElsewhere(now, here);
  const passes = present && live.refusal === null && now !== null && passing(now);
  const theirs = playback.at !== null || passes || (now?.decision != null && !now.decision.mine);
  const moving = useMoving(now, moment === null && theirs);
  const lingers = useLinger(moving === null || now === null ? "" : at);
  useEffect(() => {
    if (!passes || live.busy || plate !== null) return;
    const timer = setTimeout(() => void act("pass"), 500);
    return () => clearTimeout(timer);
  }, [passes, live.busy, act, now?.seq, plate !== null]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // In a field where something is typed these keys take back what was typed.
      if (event.target instanceof HTMLInputElement && event.target.value !== "") return;
      if ((event.ctrlKey || event.metaKey) && event.key === "z") {
        event.preventDefault();
        void live.undo();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [live]);

  const pick = (place: string, at: At) => {
    if (!now) return;
    // Whoever measures gives no order by it: what is clicked is the other end of the line.
    if (between.choose(place)) return setSlip(null);
    const there = places.get(place) ?? [];
    const only = there[0];
    // A mouse hits what it points at; a finger is asked which of the spaces beneath it was meant.
    const broad = matchMedia("(pointer: coarse)").matches && only !== undefined;
    const near = broad ? underFinger(at, place, lit, (each) => board.current?.where(each) ?? null) : [];
    if (there.length === 1 && only && near.length === 0) return void play(only.action);
    setAbout(place);
    setSlip({ kind: "space", place, at, choices: [...there, ...near.flatMap((each) => places.get(each) ?? [])] });
  };

  const jump = (seq: number | null) => {
    setSlip(null);
    setMoment(seq === now?.seq ? null : seq);
  };

  const names = useMemo(
    () => Object.fromEntries([...(now?.sides ?? []).map((one) => [one.key, one.name]), ...Object.entries(now?.seats ?? {}).map(([key, one]) => [key, one.name])]) as Record<string, string>,
    [now?.sides, now?.seats],
  );
  const sides = useMemo(() => now?.sides.map((side) => side.key) ?? [], [now?.sides]);

  if (now === null || shown === null || live.dead) {
    const gone = live.dead || (live.refusal !== null && !held.tokens[seat]);
    return (
      <Speaking language={language}>
      <main className="waiting">
        <p>{gone ? say(held.tokens[seat] ? "dead-link" : "no-seat") : live.refusal ? live.refusal.text : say("loading")}</p>
        {(gone || live.refusal) && (
          <button type="button" className="plain" onClick={onLeave}>
            {say("to-start")}
          </button>
        )}
      </main>
      </Speaking>
    );
  }

  const next = present ? nextSeat(now, here) : null;
  const waiting = now.decision && !now.decision.mine ? now.decision.seats : [];
  const bots = moving !== null && moving.seats.some((key) => now.seats[key]?.kind === "bot");
  const ponders = now.decision && !now.decision.mine ? now.decision.prompt : "";
  const links = offered(held, now.claimed);
  const missing = moment === null ? waiting.filter((key) => links[key]) : [];
  const rolled = live.log.findLast((line) => !line.undone && line.dice.length > 0 && line.seq === shown.seq);
  const spot = (place: string) => sheet?.spots.get(place)?.name ?? now.names[place] ?? place;
  const then = moment === null || past === null ? playback.at : moment;
  const asked = choices.length > 0;
  const asides = slip?.kind === "space" ? overlays.filter((each) => each.about === slip.place) : [];

  return (
    <Speaking language={language}>
    <SidesContext value={sides}>
      <SideNamesContext value={names}>
        <ClausesContext value={clauses}>
          <main className={`table-page tab-${tab}`}>
            <header className="top">
              <button type="button" className="brand" onClick={onLeave} title={say("to-start")}>
                Long Roll
              </button>
              <h1>
                {shown.turn_text || shown.scenario}
                <small> {seat === "observer" ? say("observer") : names[seat]}</small>
              </h1>
              <span className={live.connected ? "wire" : "wire broken"} role="status">
                {live.connected ? "" : say("reconnecting")}
              </span>
              <OverlayChoice
                overlays={overlays}
                chosen={laid}
                onChoose={(key) => {
                  setLaid(key);
                  if (key === null) setAbout("");
                }}
              />
              <Switches
                wanted={wanted}
                onApproach={(next) => {
                  foresee(shown.title, theme, next);
                  if (next !== wanted) for (const asked of [table.told(next).state(), table.told(next).log(0)]) asked.catch(() => undefined);
                }}
              />
            </header>

            <div className="map-side">
              {sheet && counters !== null ? (
                <Board
                  ref={board}
                  sheet={sheet}
                  late={late}
                  counters={counters}
                  lit={lit}
                  marked={marked}
                  latest={latest}
                  overlay={between.laid}
                  fanned={slip?.kind === "space" ? slip.place : (hover?.place ?? null)}
                  onPick={pick}
                  onHover={(place, where) => setHover(place ? { place, at: where } : null)}
                  onMoved={away}
                  covered={next === null && shown.cards.length > 0}
                />
              ) : (
                <p className="unrolling">{say(undrawn ? "undrawn" : "unrolling")}</p>
              )}
              {overlay && (
                <OverlayLegend overlay={overlay} name={spot}>
                  {overlay.pairs && (
                    <Between
                      overlay={overlay}
                      to={between.to}
                      table={table}
                      at={at}
                      moment={then}
                      onClose={() => {
                        setLaid(null);
                        setAbout("");
                      }}
                    />
                  )}
                </OverlayLegend>
              )}
              {moment !== null && (
                <div className="past-banner">
                  <p>{say("past", { at: moment })}</p>
                  <p className="last">{lineAt(live.log, moment)?.text}</p>
                  {over && moment > 0 && <Meaning key={moment} table={table} number={moment} />}
                </div>
              )}
              {moment === null && <PlaybackBar playback={playback} goesOn={bots && (lingers || (moving?.count ?? 0) > 0)} asked={ponders} />}
              {plate && next === null && (
                <TurnPlate end={plate} table={table} holds={playback.at !== null} passing={seat === "observer" ? playback.speed : 0} onGo={putAway} />
              )}
              {next === null && (
                <Hand
                  cards={shown.cards}
                  playable={cards}
                  onPick={(card, where) => setSlip({ kind: "card", card, at: where, choices: cards.get(card.number) ?? [] })}
                />
              )}
            </div>

            <aside className="side">
              <Head charts={shown.charts} />
              <Prompt
                state={shown}
                past={moment !== null}
                moving={moving}
                skipping={playback.skipping}
                names={names}
                open={missing.length > 0}
                rolled={shown.contest ? undefined : rolled}
              >
                {now.over && tab !== "analysis" && (
                  <button type="button" className="plain" onClick={() => setTab("analysis")}>
                    {say("look-back")} »
                  </button>
                )}
                {now.bot_failed && (
                  <p className="denial" role="alert">
                    {say("bot-failed", { seat: names[now.bot_failed] ?? now.bot_failed })}
                  </p>
                )}
                {bots && (
                  <button type="button" className="plain hurry" disabled={playback.skipping && !now.bot_failed} onClick={playback.skip}>
                    {say(now.bot_failed ? "bot-again" : "hurry")} »
                  </button>
                )}
                {missing.map((key) => (
                  <CopyLink key={key} link={invitation(game, links[key] ?? "")} name={names[key] ?? key} />
                ))}
              </Prompt>
              {shown.contest && !playback.skipping && (
                <ContestSheet contest={shown.contest} prospect={fought} asked={asked} names={names} spot={spot} onShow={look} />
              )}
              {moment === null && <OddsSheet prospects={coming} brief={shown.contest !== null} names={names} spot={spot} onShow={look} />}
              <div className="undoing">
                {seat !== "observer" && !(now.over && now.undo.asks) && <UndoButtons state={now} past={moment !== null} onUndo={(to) => void live.undo(to)} />}
                <Habits
                  passes={seat !== "observer" && !elsewhere ? skip : null}
                  watches={playback.speed !== 0}
                  onPass={(on) => {
                    setSkip(on);
                    keep.set("skip", on);
                  }}
                  onWatch={playback.watch}
                />
              </div>
              {moment === null && (
                <Consent state={now} name={names[now.undo.asked_by ?? ""] ?? ""} log={live.log} onAnswer={(grant) => void live.answerUndo(grant, now.undo.asked_to)} />
              )}
              {present && now.decision?.mine && next === null && !passes ? (
                <Orders
                  decision={now.decision}
                  moment={`${now.epoch}.${now.seq}`}
                  keyed={keyed}
                  table={table}
                  busy={live.busy}
                  spot={spot}
                  refusal={live.refusal}
                  onAct={(action) => void play(action)}
                  onMark={setMark}
                />
              ) : (
                <section className="orders idle" aria-label={say("orders")}>
                  {live.refusal && <p className="denial">{live.refusal.text}</p>}
                </section>
              )}
              <nav className="tabs" aria-label={say("sheets")}>
                {(now.over ? TABS_AFTER : TABS).map((each) => (
                  <button key={each} type="button" className={`to-${each}`} aria-pressed={tab === each} onClick={() => setTab(each)}>
                    {say(`tab-${each}`)}
                  </button>
                ))}
              </nav>
              <div className="sheets">
                <Log lines={live.log} moment={moment} onJump={jump} table={table} thoughts={thoughts} />
                {now.over && <AnalysisSheet analysis={analysis} moment={moment ?? now.seq} onBegin={begin} onJump={jump} />}
                <Charts charts={shown.charts} onShow={look} />
                <Papers table={table} held={held} seats={now.seats} claimed={now.claimed} moment={moment ?? now.seq} over={now.over} hidden={now.cards.length > 0} onHeld={onHeld} />
              </div>
            </aside>
            <Replay seq={now.seq} moment={moment} onMoment={jump} />

            {hover && slip === null && (
              <Beside at={hover.at}>
                <h3>{spot(hover.place)}</h3>
                {places.has(hover.place) && (
                  <p className="offer">{places.get(hover.place)?.map(({ text, note }) => (note ? `${text}: ${note}` : text)).slice(0, 3).join(" · ")}</p>
                )}
                {asked && <WhyNot place={hover.place} table={table} at={at} most={2} />}
                <SpaceSlip place={hover.place} table={table} at={at} moment={then} />
              </Beside>
            )}
            {slip?.kind === "space" && (
              <Menu
                at={slip.at}
                title={spot(slip.place)}
                choices={slip.choices}
                onAct={(action) => void play(action)}
                onMark={setMark}
                onClose={close}
                below={
                  <>
                    {asked && <WhyNot place={slip.place} table={table} at={at} most={6} />}
                    <SpaceSlip place={slip.place} table={table} at={at} moment={then} />
                  </>
                }
              >
                {asides.length > 0 && (
                  <div className="asides">
                    {asides.map((each) => (
                      <button
                        key={each.key}
                        type="button"
                        className="plain aside"
                        onClick={() => {
                          setLaid(each.key);
                          setSlip(null);
                        }}
                      >
                        {each.name}
                      </button>
                    ))}
                  </div>
                )}
              </Menu>
            )}
            {slip?.kind === "card" && (
              <Menu
                at={slip.at}
                title={<span className="unseen">{slip.card.title}</span>}
                choices={slip.choices.map((choice) => within(choice, slip.card))}
                onAct={(action) => void play(action)}
                onMark={setMark}
                onClose={close}
                below={asked ? <WhyNot place={String(slip.card.number)} table={table} at={at} most={4} /> : undefined}
              >
                <div className="card large">
                  <CardFace card={slip.card} />
                </div>
              </Menu>
            )}
            {next !== null && <Curtain seat={next} name={names[next] ?? next} onSit={() => onSit(next)} />}
            {next === null && seat !== "observer" && !now.over && <Tour />}
          </main>
        </ClausesContext>
      </SideNamesContext>
    </SidesContext>
    </Speaking>
  );
}
