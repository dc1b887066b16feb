/** What can be done now, and what the hand does to it: points, asks by a click, marks, plays. */

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Card, Choice, Course } from "../api";
import { ARROW, FINGER, nearest, underFinger } from "./aim";
import type { BoardHandle } from "./Board";
import { type Naming, byCard, byPlace, byStack, foremostFirst } from "./choices";
import { type At, FINGERS, NO_PLACES } from "./parts";
import { type Halt, type Setting, alike, along } from "./series";
import { useSeries } from "./useSeries";
import { type Plan, usePlan } from "./usePlan";
import type { Sight } from "./useSight";
import { type Waiting, useUnmoved } from "./useUnmoved";

const NOTHING: ReadonlySet<string> = new Set();
const NO_CHOICES: readonly Choice[] = [];
const NO_COURSES: ReadonlyMap<string, Course> = new Map();
const NO_CARDS: ReadonlyMap<number, Choice[]> = new Map();

/** Milliseconds within which a click belongs to the one that has put a slip away; and for which it is said that nothing was hit. */
const PUT_AWAY = 500;
const MISSED = 3500;

/** The menu that stands open, of a space or of a card. */
export type Slip =
  /** `plans`: what is chosen from it is planned, not given; `whole`: it tells what a map shows, too. */
  | { kind: "space"; place: string; at: At; choices: Choice[]; plans: boolean; course?: Course | undefined; whole?: boolean }
  | { kind: "card"; card: Card; at: At; choices: Choice[] };

/** What can be chosen, and by what: places that are lit, cards of the hand. */
interface Offered {
  /** Something is to be chosen here and now. */
  asked: boolean;
  places: ReadonlyMap<string, Choice[]>;
  /** What those can do elsewhere who stand in a place. */
  stacks: ReadonlyMap<string, Choice[]>;
  lit: ReadonlySet<string>;
  /** Places farther away to which several orders lead in turn. */
  courses: ReadonlyMap<string, Course>;
  cards: ReadonlyMap<number, Choice[]>;
}

export interface Ordering extends Offered {
  /** The choice under the hand or the eye, and its places. */
  mark: Choice | null;
  marked: readonly string[];
  setMark: (choice: Choice | null) => void;
  /** Mark the places of a line of the log that is pointed at; none any more. */
  setTold: (places: readonly string[]) => void;
  slip: Slip | null;
  hover: { place: string; at: At } | null;
  point: (place: string | null, at: At) => void;
  /** With `shift` what is picked is planned. */
  pick: (place: string, at: At, shift?: boolean) => void;
  /** The map was hit where nothing lies: what lies near is meant; where nothing does either, that is said at `missed`. */
  miss: (at: At, shift?: boolean) => void;
  missed: At | null;
  pickCard: (card: Card, at: At) => void;
  /** Open the slip of a place: nothing is ordered by it, whatever can be. */
  inquire: (place: string, at: At) => void;
  /** Close the menu; put away what is pointed at, too. */
  close: () => void;
  away: () => void;
  play: (action: string) => Promise<void>;
  /** Give an order, or plan it. */
  choose: (choice: Choice, plans: boolean) => void;
  plan: Plan;
  /** What can still be ordered before the phase is ended. */
  waiting: Waiting;
  /** Go by a course, step by step, as long as nothing else is asked. */
  march: (course: Course) => void;
  /** Others who can go where one of them has gone, and let all of them go. */
  others: readonly Setting[];
  from: string;
  to: string;
  follow: () => void;
  /** Why the steps that were to follow did not. */
  halt: Halt | null;
  /** What a place is called in a row of several: without the state it lies in. */
  called: Naming;
  /** Whether orders are given by the keyboard. */
  keyed: RefObject<boolean>;
}

function useOffered({ live, now, present }: Sight, running: boolean): Offered {
  const decision = present && !live.busy && !running ? (now?.decision ?? null) : null;
  const choices = useMemo(() => (decision?.mine ? foremostFirst(decision.actions, decision.foremost, decision.foes) : NO_CHOICES), [decision]);
  const places = useMemo(() => byPlace(choices), [choices]);
  const stacks = useMemo(() => byStack(choices), [choices]);
  const lit = useMemo(() => (places.size > 0 ? new Set(places.keys()) : NOTHING), [places]);
  const far = decision?.mine ? decision.courses : undefined;
  // What a single order leads to is not a course.
  const courses = useMemo(() => (far?.length ? new Map(far.filter(({ place }) => !places.has(place)).map((one) => [one.place, one])) : NO_COURSES), [far, places]);
  const cards = useMemo(() => (choices.length > 0 ? byCard(choices) : NO_CARDS), [choices]);
  return { asked: choices.length > 0, places, stacks, lit, courses, cards };
}

/** Orders are given in the moment that is shown; `onPlay` is told of each. */
export function useOrders(sight: Sight, board: RefObject<BoardHandle | null>, onPlay: (action: string) => void): Ordering {
  const { now } = sight;
  const { act } = sight.live;
  const { between, ask } = sight.laid;
  const give = useCallback(
    (action: string) => {
      onPlay(action);
      return act(action);
    },
    [act, onPlay],
  );
  const series = useSeries(sight, give);
  const { running, halt, others, from, to, begin, take } = series;
  const offered = useOffered(sight, running);
  const { places, stacks, lit, courses, cards } = offered;
  const [mark, setMark] = useState<Choice | null>(null);
  const [told, setTold] = useState(NO_PLACES);
  const [slip, setSlip] = useState<Slip | null>(null);
  const [hover, setHover] = useState<{ place: string; at: At } | null>(null);
  const keyed = useRef(false);
  const plan = usePlan(sight, series, slip !== null);
  const waiting = useUnmoved(sight, board);
  const [missed, setMissed] = useState<At | null>(null);
  const closed = useRef(-Infinity);
  const close = useCallback(() => {
    closed.current = performance.now();
    setSlip(null);
  }, []);
  const away = useCallback(() => {
    setHover(null);
    setSlip(null);
  }, []);

  const play = useCallback(
    async (action: string) => {
      away();
      setMark(null);
      ask("");
      take(action);
      await give(action);
    },
    [give, away, ask, take],
  );
  const choose = (choice: Choice, plans: boolean) => {
    if (!plans) return void play(choice.action);
    away();
    setMark(null);
    plan.add(choice);
  };
  const march = (course: Course) => {
    if (!now) return;
    away();
    begin(along(course, now));
  };
  const called = (place: string) => now?.names[place] ?? sight.drawn.sheet?.spots.get(place)?.name ?? place;
  const follow = () => now && begin(alike(others, to, now));

  // What a slip offers belongs to its moment.
  useEffect(() => setSlip((open) => (open && open.choices.length > 0 ? null : open)), [now?.epoch, now?.seq]);

  /** Plan what can be done at a place; whether anything can. */
  const pencil = (place: string, at: At): boolean => {
    const there = (places.get(place) ?? []).filter((choice) => !plan.has(choice));
    const [only] = there;
    if (plan.open !== null && plan.open.from !== place) return plan.lead(place, called(place));
    if (there.length > 1) setSlip({ kind: "space", place, at, choices: there, plans: true });
    else if (only) choose(only, true);
    else return plan.lead(place, called(place));
    return true;
  };
  const pick = (place: string, at: At, shift = false) => {
    if (!now) return;
    if ((shift || plan.on) && sight.laid.overlay?.pairs !== true && offered.asked) {
      away();
      if (!pencil(place, at)) setMissed(at);
      return;
    }
    // Whoever measures gives no order by it: what is clicked is the other end of the line.
    if (between.choose(place)) return setSlip(null);
    const there = places.get(place) ?? [];
    const own = stacks.get(place) ?? [];
    const only = there[0];
    // A mouse hits what it points at; a finger is asked which of the spaces beneath it was meant.
    const broad = matchMedia(FINGERS).matches && only !== undefined;
    const near = broad ? underFinger(at, place, lit, (each) => board.current?.where(each) ?? null) : [];
    // Who points at his own stack does not mean what another does to get there.
    if (there.length === 1 && only && near.length === 0 && own.length === 0) return void play(only.action);
    const course = courses.get(place);
    const fine = matchMedia("(pointer: fine)").matches;
    if (there.length === 0 && own.length === 0 && course && fine) return march(course);
    ask(place);
    setSlip({ kind: "space", place, at, course, plans: false, choices: [...own, ...there, ...near.flatMap((each) => places.get(each) ?? [])] });
  };
  const inquire = (place: string, at: At) => {
    ask(place);
    setSlip({ kind: "space", place, at, course: courses.get(place), plans: plan.on, whole: true, choices: [...(stacks.get(place) ?? []), ...(places.get(place) ?? [])] });
  };
  const miss = (at: At, shift = false) => {
    const coarse = matchMedia(FINGERS).matches;
    const where = (each: string) => board.current?.where(each) ?? null;
    const meant = nearest(at, [...lit, ...courses.keys(), ...(plan.reach?.keys() ?? [])], where, coarse ? FINGER : ARROW);
    // Whoever only puts a slip away means nothing by it.
    if (performance.now() - closed.current < PUT_AWAY) return;
    if (meant !== null) pick(meant, at, shift);
    else if (coarse && lit.size > 0) setMissed(at);
  };
  useEffect(() => {
    if (missed === null) return;
    const timer = setTimeout(() => setMissed(null), MISSED);
    return () => clearTimeout(timer);
  }, [missed]);
  const pickCard = (card: Card, at: At) => setSlip({ kind: "card", card, at, choices: cards.get(card.number) ?? [] });
  const point = (place: string | null, at: At) => setHover(place ? { place, at } : null);

  // The way to what is pointed at is marked before it is taken.
  const ahead = slip?.kind === "space" ? slip.place : (hover?.place ?? "");
  const marked = mark?.places ?? courses.get(ahead)?.places ?? told;
  return { ...offered, choose, plan, waiting, mark, marked, setMark, setTold, slip, hover, point, pick, miss, missed, pickCard, inquire, close, away, play, march, others, from, to, follow, halt, called, keyed };
}
