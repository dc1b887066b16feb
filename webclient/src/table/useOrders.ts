/** What can be done now, and what the pointer does to it: points, clicks, marks, plays. */

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

/** Milliseconds within which a click belongs to the one that closed a slip; and for which the note that nothing was hit is shown. */
const PUT_AWAY = 500;
const MISSED = 3500;

/** The open menu, of a space or of a card. */
export type Slip =
  /** `plans`: choices from it are planned, not given; `whole`: it includes what the map shows. */
  | { kind: "space"; place: string; at: At; choices: Choice[]; plans: boolean; course?: Course | undefined; whole?: boolean }
  | { kind: "card"; card: Card; at: At; choices: Choice[] };

/** The choices, by lit places and by cards of the hand. */
interface Offered {
  /** Whether something is to be chosen here and now. */
  asked: boolean;
  places: ReadonlyMap<string, Choice[]>;
  /** What those in a place can do elsewhere. */
  stacks: ReadonlyMap<string, Choice[]>;
  lit: ReadonlySet<string>;
  /** More distant places, reached by several orders. */
  courses: ReadonlyMap<string, Course>;
  cards: ReadonlyMap<number, Choice[]>;
}

export interface Ordering extends Offered {
  /** The choice that is pointed at or focused, and its places. */
  mark: Choice | null;
  marked: readonly string[];
  /** The order that is pointed at, if it leads by a way that is worth drawing. */
  route: Choice | null;
  setMark: (choice: Choice | null) => void;
  /** Mark the places of a line of the log that is pointed at; or none. */
  setTold: (places: readonly string[]) => void;
  slip: Slip | null;
  hover: { place: string; at: At } | null;
  point: (place: string | null, at: At) => void;
  /** With `shift` the choice is planned. */
  pick: (place: string, at: At, shift?: boolean) => void;
  /** Bare paper was hit: the nearest choice is meant; if there is none, `missed` says so. */
  miss: (at: At, shift?: boolean) => void;
  missed: At | null;
  pickCard: (card: Card, at: At) => void;
  /** Open the slip of a place without giving an order. */
  inquire: (place: string, at: At) => void;
  /** Close the menu, and what is pointed at. */
  close: () => void;
  away: () => void;
  play: (action: string) => Promise<void>;
  /** Give an order, or plan it. */
  choose: (choice: Choice, plans: boolean) => void;
  plan: Plan;
  /** What can still be ordered before the phase is ended. */
  waiting: Waiting;
  /** Follow a course, step by step, as long as nothing else is asked. */
  march: (course: Course) => void;
  /** Other pieces that can follow one of them, and how to order all of them. */
  others: readonly Setting[];
  from: string;
  to: string;
  follow: () => void;
  /** Why the following steps were not carried out. */
  halt: Halt | null;
  /** The name of a place in a list of several: without its state. */
  called: Naming;
  /** Whether orders are given by keyboard. */
  keyed: RefObject<boolean>;
}

function useOffered({ live, now, present }: Sight, running: boolean): Offered {
  const decision = present && !live.busy && !running ? (now?.decision ?? null) : null;
  const choices = useMemo(() => (decision?.mine ? foremostFirst(decision.actions, decision.foremost, decision.foes) : NO_CHOICES), [decision]);
  const places = useMemo(() => byPlace(choices), [choices]);
  const stacks = useMemo(() => byStack(choices), [choices]);
  const lit = useMemo(() => (places.size > 0 ? new Set(places.keys()) : NOTHING), [places]);
  const far = decision?.mine ? decision.courses : undefined;
  // The destination of a single order is not a course.
  const courses = useMemo(() => (far?.length ? new Map(far.filter(({ place }) => !places.has(place)).map((one) => [one.place, one])) : NO_COURSES), [far, places]);
  const cards = useMemo(() => (choices.length > 0 ? byCard(choices) : NO_CARDS), [choices]);
  return { asked: choices.length > 0, places, stacks, lit, courses, cards };
}

/** Orders are given in the moment that is shown; `onPlay` is called for each. */
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
    // While measuring, a click chooses the other end of the line and gives no order.
    if (between.choose(place)) return setSlip(null);
    const there = places.get(place) ?? [];
    const own = stacks.get(place) ?? [];
    const only = there[0];
    // A mouse hits what it points at; for a finger, the nearby spaces are offered.
    const broad = matchMedia(FINGERS).matches && only !== undefined;
    const near = broad ? underFinger(at, place, lit, (each) => board.current?.where(each) ?? null) : [];
    // Pointing at one's own stack does not mean another piece's way to it.
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
    // A click that closes a slip does nothing else.
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
  const route = (mark ? [mark] : (places.get(ahead) ?? [])).find(({ way }) => way?.length) ?? null;
  return { ...offered, choose, plan, waiting, mark, marked, route, setMark, setTold, slip, hover, point, pick, miss, missed, pickCard, inquire, close, away, play, march, others, from, to, follow, halt, called, keyed };
}
