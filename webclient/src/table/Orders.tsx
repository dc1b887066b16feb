import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Choice, Decision, Refusal, Table, Why } from "../api";
import { Clause } from "../ui/Clause";
import { bound } from "../ui/bound";
import { useReader } from "../words";
import { Advice } from "./Advice";
import { type Group, type Line, type Naming, closed, filtered, foremostFirst, found, grouped, isFolded, isLong, isStacked, typedAction } from "./choices";
import { Course, Following, Halted } from "./Following";
import { PlanPanel } from "./PlanPanel";
import { leadsToOrders, lineAway } from "./rows";
import { toldOnce } from "./toldonce";
import { UnmovedLine } from "./UnmovedLine";
import { useAnswers } from "./useAnswers";
import { useMore } from "./useMore";
import type { Ordering } from "./useOrders";

interface OrdersProps {
  decision: Decision;
  /** Changes with the decision, but not with another rendering of the same one. */
  moment: string;
  /** Whether orders are given by keyboard: then the next list takes the focus. */
  keyed: RefObject<boolean>;
  table: Table;
  busy: boolean;
  /** The name of a place. */
  spot: Naming;
  refusal: Refusal | null;
  /** The order that a lesson wants first; or empty. */
  first: string;
  /** What is above the list: recent events, if nothing else shows them, and where the answers are. */
  above: ReactNode;
  /** What follows by itself, or could. */
  following: Pick<Ordering, "halt" | "others" | "from" | "to" | "follow" | "march" | "called" | "plan" | "waiting">;
  /** Give an order, or plan it. */
  onAct: (choice: Choice, plans: boolean) => void;
  onMark: (choice: Choice | null) => void;
}

const NOWHERE = { heading: null, place: null };
/** Up to this many orders no filter field is needed, though the slash key opens it. */
const FEW = 8;
/** Up to this many are found sooner by finger than by typing. */
const SOME = 12;
/** Maximum length of a place's name beside its contents; a longer one goes above. */
const SHORT = 9;

/** Whether a row is in a folded group. */
function isHidden(row: HTMLElement | undefined): boolean {
  const fold = row?.closest("details");
  return fold != null && !fold.open;
}

/** All orders that can be given now, with a filter, for keyboard and pointer. */
export function Orders({ decision, moment, keyed, table, busy, spot, refusal, first, above, following, onAct, onMark }: OrdersProps) {
  const { say } = useReader();
  const [typed, setTyped] = useState("");
  // Once used, the field stays, so that no row moves away from under the pointer.
  const [seeking, setSeeking] = useState(false);
  const [why, setWhy] = useState<Why | null>(null);
  const [at, setAt] = useState(0);
  const [advised, setAdvised] = useState<{ choice: Choice; row: HTMLElement } | null>(null);
  const whole = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const begin = useRef<(to: number) => void>(() => undefined);
  // Names of places only change with the language, and then the decision is loaded anew.
  const naming = useRef(spot);
  naming.current = spot;
  const groups = useMemo(
    () => grouped(filtered(foremostFirst(decision.actions, decision.foremost, decision.foes), typed, naming.current), isStacked(decision.actions), isLong(decision.actions), decision.kinds),
    [decision, typed],
  );
  const shown = useMemo(() => groups.flatMap((group) => group.lines.map((line) => line.choice)), [groups]);
  const [open, closing] = closed(groups);
  // Distant places are found by name: among nearby ones they would be in the way.
  const far = useMemo(() => found(decision.courses, typed, naming.current), [decision, typed]);

  const more = useMore(list, open);
  const { plan, waiting } = following;
  const isShut = useCallback((group: Group) => typed.trim() === "" && isFolded(group, decision.actions.length), [typed, decision]);
  const once = useMemo(() => toldOnce(groups, isShut), [groups, isShut]);
  const planning = plan.on || plan.open !== null || plan.running;
  const answers = useAnswers({ decision, groups, isShut, planning, busy, give: (choice) => onAct(choice, false) });
  const point = (choice: Choice | null, row: HTMLElement | null) => {
    setAdvised(choice !== null && row !== null && choice.about ? { choice, row } : null);
    onMark(choice);
  };

  // A new decision starts without a filter: old text must not choose in it. A reader who typed can go
  // on typing; for one who used the arrows, letters stay shortcuts, such as N.
  // If both sides are asked at once, the other's answer changes nothing here.
  const asked = useMemo(() => [decision.clause, ...decision.actions.map(({ action }) => action)].join("\n"), [decision]);
  const last = useRef({ asked: "", acted: false });
  const typing = useRef("");
  typing.current = typed.trim();
  useEffect(() => {
    if (busy) last.current.acted = true;
  }, [busy]);
  useLayoutEffect(() => {
    const stands = last.current.asked === asked && !last.current.acted;
    last.current = { asked, acted: false };
    if (stands) return;
    const field = typing.current !== "";
    setTyped("");
    setSeeking(false);
    setAt(0);
    setAdvised(null);
    if (keyed.current) (field ? box : whole).current?.focus({ preventScroll: true });
  }, [moment, asked, keyed]);

  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const along = event.ctrlKey || event.metaKey || event.altKey || !leadsToOrders(event.target) ? undefined : { ArrowDown: 0, ArrowUp: Number.MAX_SAFE_INTEGER }[event.key];
      if (along !== undefined) {
        event.preventDefault();
        return begin.current(along);
      }
      const typing = (event.target as Element).matches?.("[type=search], [type=text], textarea");
      // In an empty field another slash has no effect.
      if (event.key !== "/" || (typing && (event.target as HTMLInputElement).value !== "")) return;
      event.preventDefault();
      box.current?.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  // The next piece without an order is shown in the list, too, whatever the filter.
  const { found: sought } = waiting;
  useEffect(() => {
    if (sought === null) return;
    setTyped("");
    requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-action="${CSS.escape(sought.action)}"]`);
      row?.closest("details")?.setAttribute("open", "");
      row?.focus();
    });
  }, [sought]);

  // Text that fits no action: the rules may explain why.
  useEffect(() => {
    setWhy(null);
    const action = shown.length + far.length === 0 ? typedAction(typed) : null;
    if (action === null) return;
    let stale = false;
    const timer = setTimeout(() => {
      table.why(action).then(
        (answer) => !stale && setWhy(answer),
        () => undefined,
      );
    }, 350);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [typed, shown, far, table]);

  const focus = (to: number) => {
    const rows = whole.current?.querySelectorAll<HTMLElement>("li button");
    if (!rows || rows.length === 0) return;
    // Folded groups are skipped, unless nothing else is left in that direction.
    const by = to < at ? -1 : 1;
    let next = Math.max(0, Math.min(rows.length - 1, to));
    while (rows[next] !== undefined && isHidden(rows[next])) next += by;
    const row = rows[next];
    if (row === undefined) return void (to < at ? null : whole.current?.querySelector<HTMLElement>("summary")?.focus());
    setAt(next);
    row.focus();
  };

  begin.current = focus;

  /** The order in the next visual line: above the first is the field, below the last the closing order. */
  const line = (by: 1 | -1): number => {
    const rows = [...(whole.current?.querySelectorAll<HTMLElement>("li button") ?? [])];
    // The closing order is sticky: only orders of the same part form lines.
    const part = rows[at]?.closest(".rows");
    if (!part || isHidden(rows[at])) return at + by;
    const next = lineAway(rows.map((row) => (isHidden(row) || !part.contains(row) ? null : row.getBoundingClientRect())), at, by);
    const last = rows.findIndex((row) => !part.contains(row));
    return next ?? (by === -1 ? -1 : last < 0 ? at + 1 : last);
  };

  const press = (event: KeyboardEvent) => {
    const leaps: Record<string, number> = {
      ArrowDown: event.key === "ArrowDown" ? line(1) : at,
      ArrowUp: event.key === "ArrowUp" ? line(-1) : at,
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: shown.length + far.length - 1,
      PageDown: at + 8,
      PageUp: at - 8,
    };
    const to = leaps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 && event.key === "ArrowUp") box.current?.focus();
    else focus(to);
  };

  const row = ({ choice, text, where }: Line, { heading: begun, place }: Pick<Group, "heading" | "place"> = NOWHERE) => {
    const index = shown.indexOf(choice);
    const note = choice.note ?? "";
    const from = begun !== null && place !== null ? say("from-place", { place: spot(place) }) : "";
    const beside = from === "" && place !== null ? spot(place) : from;
    const key = answers.get(choice)?.toUpperCase();
    // Its parts are in one element, so that speech control can name it.
    const label = [choice.text, where === null ? "" : spot(where), note, beside].filter(Boolean).join(", ");
    return (
      <button
        key={choice.action}
        type="button"
        data-action={choice.action}
        aria-label={text === label ? undefined : label}
        aria-description={choice.about || undefined}
        tabIndex={index === at ? 0 : -1}
        aria-disabled={busy}
        aria-keyshortcuts={key}
        onFocus={(event) => {
          setAt(index);
          point(choice, event.currentTarget);
        }}
        onBlur={() => point(null, null)}
        onPointerEnter={(event) => point(choice, event.currentTarget)}
        // The second click of a double click must not hit the next list.
        onClick={(event) => (event.detail < 2 || plan.on) && !busy && onAct(choice, plan.on || event.shiftKey)}
      >
        <span>{bound(text)}</span>{" "}
        {where !== null && <small className="where">{spot(where)}</small>}
        {note !== "" && <small className="note">{bound(note)}</small>}
        {plan.has(choice) && <small className="note">{say("is-planned")}</small>}
        {choice.about && <small className={once.has(choice) ? "more" : "more again"}>{once.get(choice) ?? choice.about}</small>}
      </button>
    );
  };

  const heading = ({ heading: begun, place }: Group) => begun ?? (place === null ? null : spot(place));

  return (
    <section
      className={["orders", isLong(decision.actions) && "long", answers.size > 0 && "answers"].filter(Boolean).join(" ")}
      ref={whole}
      tabIndex={-1}
      aria-label={say("orders")}
      onKeyDown={(event) => {
        keyed.current = true;
        // A held key gives one order, not the first of each following list.
        if (event.key === "Enter" && event.repeat) event.preventDefault();
      }}
      onPointerDown={() => (keyed.current = false)}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) keyed.current = false;
      }}
    >
      {above}
      <div className={decision.actions.length <= FEW && !seeking ? "filter few" : decision.actions.length <= SOME ? "filter some" : "filter"}>
        <input
          ref={box}
          type="search"
          aria-label={say("filter")}
          value={typed}
          placeholder={say(decision.actions.length === 1 ? "filter-hint-one" : "filter-hint", { count: decision.actions.length })}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => setSeeking(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") {
              event.preventDefault();
              focus(0);
            } else if (event.key === "Enter" && typed.trim() !== "" && !event.repeat) {
              event.preventDefault();
              if (busy) return;
              if (shown.length === 1 && shown[0] && far.length === 0) onAct(shown[0], plan.on || event.shiftKey);
              else if (shown.length === 0 && far.length === 1 && far[0]) following.march(far[0]);
              else focus(0);
            } else if (event.key === "Escape") {
              // Escape clears the text first; then it leaves the field, where letters are not shortcuts.
              if (typed === "") whole.current?.focus({ preventScroll: true });
              setTyped("");
            }
          }}
        />
        {/* How many of how many match, also for screen readers. */}
        <output className="matches">{typed.trim() !== "" && say("matches", { count: shown.length + far.length, of: decision.actions.length + far.length })}</output>
        <kbd aria-hidden="true">/</kbd>
      </div>
      {refusal && (
        <p className="denial" role="alert">
          {refusal.text}
        </p>
      )}
      <Halted {...following} />
      <Following {...following} busy={busy} />
      <ul className="rows" ref={list} onKeyDown={press} onPointerLeave={() => point(null, null)}>
        {open.map((group) => {
          const { heading: begun, place, lines } = group;
          const told = heading(group);
          const key = lines[0]?.choice.action;
          if (told === null) return <li key={key}>{lines.map((line) => row(line))}</li>;
          const title = (
            <h3>
              <b>{told}</b>
              {begun !== null && place !== null && <small> {say("from-place", { place: spot(place) })}</small>}
            </h3>
          );
          const rows = (
            <div role="group" aria-label={told}>
              {lines.map((line) => row(line, group))}
            </div>
          );
          return (
            <li key={key} className={begun !== null ? "group" : told.length > SHORT ? "group stack long" : "group stack"}>
              {isShut(group) ? (
                <details>
                  <summary>
                    {title}
                    <small className="many">{say("fold-count", { count: lines.length })}</small>
                  </summary>
                  {rows}
                </details>
              ) : (
                <>
                  {title}
                  {rows}
                </>
              )}
            </li>
          );
        })}
        {far.map((course) => (
          <li key={course.place}>
            <Course course={course} called={following.called} busy={busy} onMarch={following.march} />
          </li>
        ))}
      </ul>
      {/* A scrolling list keeps its height, so that nothing moves under the pointer at its end. */}
      {more !== null && (
        <button type="button" className={more > 0 ? "below" : "below none"} tabIndex={-1} aria-hidden="true" onClick={() => list.current?.scrollBy({ top: list.current.clientHeight * 0.8, behavior: "smooth" })}>
          {say("orders-below", { count: more })}
        </button>
      )}
      <PlanPanel plan={plan} called={following.called} idle={busy} />
      <UnmovedLine count={waiting.count} shown={waiting.shown} onShow={waiting.show} onNext={waiting.next} plan={plan} />
      {closing && (
        <ul className="closing" onKeyDown={press} onPointerLeave={() => point(null, null)}>
          <li>{row(closing)}</li>
        </ul>
      )}
      {advised && <Advice choice={advised.choice} row={advised.row} />}
      {shown.length + far.length === 0 && (
        <p className="denial" role="status">
          {why && !why.legal ? (
            <>
              {why.text} {why.clause && !why.text.includes(why.clause) && <Clause clause={why.clause} />}
            </>
          ) : (
            first ? say("lesson-first", { orders: first }) : say("nothing-fits")
          )}
        </p>
      )}
    </section>
  );
}
