import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Choice, Decision, Refusal, Table, Why } from "../api";
import { Clause } from "../ui/Clause";
import { bound } from "../ui/bound";
import { useReader } from "../words";
import { Advice } from "./Advice";
import { type Group, type Line, type Naming, closed, filtered, foremostFirst, found, grouped, isFolded, isLong, isStacked, typedAction } from "./choices";
import { Course, Following, Halted } from "./Following";
import { PlanPanel } from "./PlanPanel";
import { leadsToOrders, lineAway } from "./rows";
import { UnmovedLine } from "./UnmovedLine";
import { useMore } from "./useMore";
import type { Ordering } from "./useOrders";

interface OrdersProps {
  decision: Decision;
  /** Another decision has another moment; what is told anew of the same one has not. */
  moment: string;
  /** Whether orders are given by the keyboard: then it finds the list again at the next decision. */
  keyed: RefObject<boolean>;
  table: Table;
  busy: boolean;
  /** What a place is called. */
  spot: Naming;
  refusal: Refusal | null;
  /** What a lesson wants first; or empty. */
  first: string;
  /** What stands above the list: what has just happened, where nothing else tells it, and where the answers lie. */
  above: ReactNode;
  /** What follows by itself, or could. */
  following: Pick<Ordering, "halt" | "others" | "from" | "to" | "follow" | "march" | "called" | "plan" | "waiting">;
  /** Give an order, or plan it. */
  onAct: (choice: Choice, plans: boolean) => void;
  onMark: (choice: Choice | null) => void;
}

const NOWHERE = { heading: null, place: null };
/** So few orders are read at a glance: nobody need type to find one of them, but by the slash he may. */
const FEW = 8;
/** So few are sooner found by a finger than by what it would have to type. */
const SOME = 12;
/** So many letters of a place's name stand beside what is there; a longer one stands above it. */
const SHORT = 9;

/** Whether a row lies in a group that is folded. */
function isHidden(row: HTMLElement | undefined): boolean {
  const fold = row?.closest("details");
  return fold != null && !fold.open;
}

/** Everything that can be done now, to be found by typing and done by the Enter key. */
export function Orders({ decision, moment, keyed, table, busy, spot, refusal, first, above, following, onAct, onMark }: OrdersProps) {
  const { say } = useReader();
  const [typed, setTyped] = useState("");
  // Once it has been gone to the field stands, so that no row moves away from under the pointer.
  const [seeking, setSeeking] = useState(false);
  const [why, setWhy] = useState<Why | null>(null);
  const [at, setAt] = useState(0);
  const [advised, setAdvised] = useState<{ choice: Choice; row: HTMLElement } | null>(null);
  const whole = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const begin = useRef<(to: number) => void>(() => undefined);
  // What places are called does not change but with the language, and with it the decision is told anew.
  const naming = useRef(spot);
  naming.current = spot;
  const groups = useMemo(
    () => grouped(filtered(foremostFirst(decision.actions, decision.foremost, decision.foes), typed, naming.current), isStacked(decision.actions), isLong(decision.actions), decision.kinds),
    [decision, typed],
  );
  const shown = useMemo(() => groups.flatMap((group) => group.lines.map((line) => line.choice)), [groups]);
  const [open, closing] = closed(groups);
  // What is far is found by its name: among all that is near it would only be in the way.
  const far = useMemo(() => found(decision.courses, typed, naming.current), [decision, typed]);

  const more = useMore(list, open);
  const { plan, waiting } = following;
  const point = (choice: Choice | null, row: HTMLElement | null) => {
    setAdvised(choice !== null && row !== null && choice.about ? { choice, row } : null);
    onMark(choice);
  };

  // A new decision starts afresh: nothing typed for the last one may choose in it. Whoever typed types
  // on; to whoever went by the arrows the letters stay keys, as N, which a field would swallow.
  // When both are asked at once, the other's answer changes nothing here.
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
      // In a field that is still empty the slash only says once more: here is typed.
      if (event.key !== "/" || (typing && (event.target as HTMLInputElement).value !== "")) return;
      event.preventDefault();
      box.current?.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  // The next who can be ordered is found in the list as well, whatever was sought there.
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

  // Something typed that fits no action: the rules may know why not.
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
    // What is folded is passed over, unless nothing else is left that way.
    const by = to < at ? -1 : 1;
    let next = Math.max(0, Math.min(rows.length - 1, to));
    while (rows[next] !== undefined && isHidden(rows[next])) next += by;
    const row = rows[next];
    if (row === undefined) return void (to < at ? null : whole.current?.querySelector<HTMLElement>("summary")?.focus());
    setAt(next);
    row.focus();
  };

  begin.current = focus;

  /** The order that is seen in the next line: above the first line is the field, below the last what closes the list. */
  const line = (by: 1 | -1): number => {
    const rows = [...(whole.current?.querySelectorAll<HTMLElement>("li button") ?? [])];
    // What closes the list stands still while the others pass under it: only those of one part lie in lines.
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
    // What is read stands together in it, so that who speaks to the page can say it.
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
        onFocus={(event) => {
          setAt(index);
          point(choice, event.currentTarget);
        }}
        onBlur={() => point(null, null)}
        onPointerEnter={(event) => point(choice, event.currentTarget)}
        // The second click of a double click would fall on the next list.
        onClick={(event) => (event.detail < 2 || plan.on) && !busy && onAct(choice, plan.on || event.shiftKey)}
      >
        <span>{bound(text)}</span>{" "}
        {where !== null && <small className="where">{spot(where)}</small>}
        {note !== "" && <small className="note">{bound(note)}</small>}
        {plan.has(choice) && <small className="note">{say("is-planned")}</small>}
        {choice.about && <small className="more">{choice.about}</small>}
      </button>
    );
  };

  const heading = ({ heading: begun, place }: Group) => begun ?? (place === null ? null : spot(place));

  return (
    <section
      className={isLong(decision.actions) ? "orders long" : "orders"}
      ref={whole}
      tabIndex={-1}
      aria-label={say("orders")}
      onKeyDown={(event) => {
        keyed.current = true;
        // A key that is held down gives one order, not the first of each list that follows.
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
              // What is typed is put away first; then the field, for there the letters are not keys.
              if (typed === "") whole.current?.focus({ preventScroll: true });
              setTyped("");
            }
          }}
        />
        {/* How many are left of how many: also for whoever hears it. */}
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
              {typed.trim() === "" && isFolded(group, decision.actions.length) ? (
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
      {/* As long as the list scrolls it keeps its height: nothing moves under the hand at its end. */}
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
