/** What is beside the map: the question, the present battle, the orders, and the sheets under their tabs. */

import { type CSSProperties, type ReactNode, useState } from "react";
import type { Aim, Decision, LogLine, Prospect } from "../api";
import type { Consulted } from "../explained";
import { type Held, invitation, offered } from "../keep";
import { useReader } from "../words";
import { Afterwards } from "./Afterwards";
import { AnalysisSheet } from "./AnalysisSheet";
import { fieldName, type Stopping } from "./battles";
import type { Calling } from "./calling";
import { Candidates, type Spread } from "./Candidates";
import { Charts } from "./Charts";
import { Declining } from "./Declining";
import { lines } from "./declined";
import { type Naming, playsElsewhere } from "./choices";
import { ContestSheet } from "./ContestSheet";
import { Halted } from "./Following";
import { Habits } from "./Habits";
import { Head } from "./Head";
import { InWords } from "./InWords";
import { Lately } from "./Lately";
import { toldLines } from "./lately";
import { Log } from "./Log";
import { OddsSheet } from "./OddsSheet";
import { isRoomy, underWay } from "./odds";
import { LostOrder } from "./LostOrder";
import { Orders } from "./Orders";
import { Papers } from "./Papers";
import { CopyLink, SMALL, useMedia } from "./parts";
import { PlanPanel } from "./PlanPanel";
import { Prompt } from "./Prompt";
import type { Moving } from "./run";
import type { Spot } from "./sheet";
import { Consent, Sure, type TakingBack, UndoButtons } from "./Undo";
import { useReferences } from "./useAids";
import type { LookingBack } from "./useAnalysis";
import type { Ordering } from "./useOrders";
import type { Skipping } from "./usePassing";
import { Talk, called } from "./Talk";
import type { Talking } from "./useTalk";
import type { Seen } from "./useSight";

const NO_AIMS: Aim[] = [];
const NO_ODDS: Prospect[] = [];
const NO_TABLES: Consulted[] = [];
const NO_SPOTS: ReadonlyMap<string, Spot> = new Map();
/** Minimum number of recent lines that the log shows. */
const FRESH = 5;
/** Maximum number of answers beside which the odds are told in full. */
const FEW = 4;
export type Tab = "orders" | "log" | "charts" | "analysis" | "talk" | "papers";
const TABS = ["orders", "log", "charts", "talk", "papers"] as const;
const TABS_AFTER = ["orders", "log", "analysis", "charts", "talk", "papers"] as const;

interface SideColumnProps {
  game: string;
  held: Held;
  onHeld: (change: (held: Held) => Held) => void;
  seen: Seen;
  orders: Ordering;
  /** The seats that are played at this screen. */
  here: readonly string[];
  /** Nobody plays here. */
  observing: boolean;
  /** The viewer is a member of a club, who has a name already. */
  member: boolean;
  names: Record<string, string>;
  spot: Naming;
  /** Others move, and whether bots are among them. */
  moving: Moving | null;
  /** The reader's question in a simultaneous decision, before a waiting message. */
  together: Decision | null;
  bots: boolean;
  /** The moves of bots are shown on the map, where they can be skipped. */
  playing: boolean;
  /** The reader may choose: there is no curtain, and the page does not pass by itself. */
  open: boolean;
  skipping: Skipping;
  stopping: Stopping;
  calling: Calling;
  /** What has happened since the last order that was given here; null before the first. */
  fresh: readonly LogLine[] | null;
  /** The moment of that order; null before the first. */
  ordered: number | null;
  /** Recent events, shown in one line where the log is not visible. */
  newest: readonly LogLine[];
  takingBack: TakingBack;
  /** The page consents to undos for all others. */
  agrees: boolean;
  lookingBack: LookingBack;
  talking: Talking;
  spread: Spread;
  tab: Tab;
  onTab: (tab: Tab) => void;
  onLook: (place: string) => void;
  /** To a moment, by a line of the log. */
  onJump: (seq: number | null, line?: number) => void;
}

export function SideColumn({ children, ...props }: SideColumnProps & { children?: ReactNode }) {
  const [wanted, setWanted] = useState<{ key: string } | null>(null);
  const onTable = (key: string) => {
    props.onTab("charts");
    setWanted({ key });
  };
  return (
    <aside className="side" style={{ "--fresh": Math.min(props.fresh?.length ?? 0, FRESH) } as CSSProperties}>
      <Head charts={props.seen.shown.charts} aims={props.seen.shown.over ? NO_AIMS : (props.seen.shown.aims ?? NO_AIMS)} seat={props.seen.shown.seat} />
      {children}
      <Asked {...props} onTable={onTable} />
      <Battles {...props} />
      <Undoing {...props} />
      <Unanswered {...props} />
      <Ordered {...props} />
      <Tabs {...props} />
      <Sheets {...props} wanted={wanted} />
    </aside>
  );
}

/** Who is asked for what, and how to make it go on. */
function Asked({ game, held, member, seen, names: sides, moving, together, bots, playing, observing, skipping, open, tab, onTab, onTable }: SideColumnProps & { onTable: (key: string) => void }) {
  const { say } = useReader();
  const { now, shown, moment } = seen;
  const { playback } = seen.live;
  const links = offered(held, now.claimed);
  // A player who is waited for is also called by his name.
  const names = { ...sides, ...Object.fromEntries(Object.keys(now.seats).map((key) => [key, called(now, key)])) };
  const waiting = now.decision && !now.decision.mine ? now.decision.seats : [];
  const missing = moment === null ? waiting.filter((key) => links[key]) : [];
  return (
    <Prompt
      state={shown}
      past={moment !== null}
      moving={moving}
      together={together}
      skipping={playback.skipping}
      names={names}
      open={missing.length > 0}
      tables={moment === null ? (now.decision?.tables ?? NO_TABLES) : NO_TABLES}
      onTable={onTable}
    >
      {now.over && <Afterwards state={now} held={held} member={member} analysing={tab === "analysis"} onAnalyse={() => onTab("analysis")} />}
      {now.bot_failed && (
        <p className="denial" role="alert">
          {say("bot-failed", { seat: names[now.bot_failed] ?? now.bot_failed })}
        </p>
      )}
      {open && moment === null && <Declining state={now} onDecline={(until) => skipping.decline(now, until)} />}
      {bots && !(playing && moment === null) && (
        <button type="button" className="plain hurry" disabled={playback.skipping && !now.bot_failed} onClick={playback.skip}>
          {say(now.bot_failed ? "bot-again" : observing ? "hurry-to-end" : "hurry")} »
        </button>
      )}
      {missing.map((key) => (
        <CopyLink key={key} link={invitation(game, links[key] ?? "")} name={names[key] ?? key} />
      ))}
    </Prompt>
  );
}

/** The present battle, and the odds of prospective ones. */
function Battles({ seen, orders, names, spot: called, tab, onLook }: SideColumnProps) {
  const { now, shown, moment, present } = seen;
  const spot = fieldName(seen, called);
  const odds = present ? now.odds : NO_ODDS;
  const fought = underWay(odds, shown.contest);
  const coming = fought ? odds.filter((each) => each !== fought) : odds;
  // Beside more than a few answers the bar is enough: the list and the log need the room.
  const { mine = false, actions = [] } = now.decision ?? {};
  // So it is beside a sheet that is looked up: odds that were opened before are open again when it is closed.
  const consulting = tab !== "orders" && tab !== "log";
  const brief = shown.contest !== null || consulting || (mine && (!isRoomy() || actions.length > FEW));
  const beside = `${now.epoch}.${now.seq}${consulting ? " consulting" : ""}`;
  const room = { beside, keeps: isRoomy() && !consulting && (coming.length === 1 || !brief) };
  // Exact odds of fire and estimates of the battle have different headings.
  const fires = coming.filter(({ kind }) => kind === "fire");
  const battles = coming.filter(({ kind }) => kind !== "fire");
  return (
    <>
      {shown.contest && !seen.live.playback.skipping && (
        <ContestSheet contest={shown.contest} prospect={fought} asked={orders.asked} names={names} spot={spot} onShow={onLook} />
      )}
      {moment === null && <OddsSheet prospects={fires} brief={brief} {...room} names={names} spot={spot} onShow={onLook} />}
      {moment === null && <OddsSheet prospects={battles} brief={brief || fires.length > 0 || shown.displays.length > 0} {...room} names={names} spot={spot} onShow={onLook} />}
    </>
  );
}

/** Undo, and the reader's settings. */
function Undoing({ seen, held, onHeld, here, observing, names, skipping, stopping, calling, takingBack, agrees }: SideColumnProps) {
  const { live, now, moment } = seen;
  const { playback } = live;
  const alone = !observing && !playsElsewhere(now, here);
  return (
    <>
      <div className="undoing">
        {!observing && <UndoButtons state={now} past={moment !== null} agrees={agrees} onUndo={takingBack.undo} />}
        <Habits
          passes={alone ? skipping.skip : null}
          watches={playback.speed !== 0}
          stops={observing ? null : stopping.stops}
          onStop={stopping.setStops}
          onPass={skipping.setSkip}
          onWatch={playback.watch}
          calling={observing ? null : calling}
          alone={here.length > 1 ? held.open === true : null}
          declined={lines(now, skipping.declined)}
          moment={`${now.epoch}.${now.seq}`}
          onHabit={(line, on) => (on ? skipping.again(now, line) : skipping.ask(now.seat, line.kind, line.until))}
          onAlone={(open) => onHeld((old) => ({ ...old, open }))}
        />
      </div>
      {takingBack.asked && moment === null && <Sure state={now} log={live.log} asked={takingBack.asked} onAnswer={takingBack.answer} />}
      {moment === null && !agrees && (
        <Consent state={now} name={names[now.undo.asked_by ?? ""] ?? ""} log={live.log} onAnswer={(grant) => void live.answerUndo(grant, now.undo.asked_to)} />
      )}
    </>
  );
}

/** An order that got no answer. */
function Unanswered({ seen: { live, moment } }: SideColumnProps) {
  if (live.lost === null || moment !== null) return null;
  return <LostOrder lost={live.lost} busy={live.busy} onAgain={live.again} onLeave={live.forget} />;
}

/** The list of orders, if some can be given. */
function Ordered({ seen, orders, spot, open, newest, spread, onTab }: SideColumnProps) {
  const { say } = useReader();
  const { live, now, present } = seen;
  // If there is room the log is beside the orders and shows that; so does a present battle.
  const logged = !useMedia(SMALL);
  if (!present || !now.decision?.mine || !open) {
    return (
      <section className="orders idle" aria-label={say("orders")}>
        {live.refusal && <p className="denial">{live.refusal.text}</p>}
        <Halted {...orders} />
        <PlanPanel plan={orders.plan} called={orders.called} idle />
      </section>
    );
  }
  const lately = logged || now.contest ? [] : toldLines(newest);
  return (
    <Orders
      above={
        <>
          {lately.map((line) => (
            <Lately key={line.n} line={line} onLog={() => onTab("log")} />
          ))}
          <Candidates {...{ spread, spot }} />
        </>
      }
      decision={now.decision}
      moment={`${now.epoch}.${now.seq}`}
      keyed={orders.keyed}
      table={live.table}
      busy={live.busy}
      spot={spot}
      refusal={live.refusal}
      first={seen.first}
      following={orders}
      onAct={orders.choose}
      onMark={orders.setMark}
    />
  );
}

function Tabs({ seen, observing, talking, tab, onTab }: SideColumnProps) {
  const { say } = useReader();
  const { news } = talking;
  // If the orders have a place of their own, the log is beside them.
  const small = useMedia(SMALL);
  const shown = tab === "orders" && !small ? "log" : tab;
  return (
    <nav className="tabs" aria-label={say("sheets")}>
      {(seen.now.over ? TABS_AFTER : TABS)
        .filter((each) => each !== "talk" || !observing)
        .map((each) => (
          <button key={each} type="button" className={`to-${each}`} aria-pressed={shown === each} onClick={() => onTab(each)}>
            {each === "talk" && !talking.talks ? say("tab-notes") : say(`tab-${each}`)}
            {each === "talk" && talking.unread > 0 && <Unread count={talking.unread} />}
          </button>
        ))}
      <span className="unseen" role="status">
        {news !== null && tab !== "talk" ? `${called(seen.now, news.seat)}: ${news.text}` : ""}
      </span>
    </nav>
  );
}

function Unread({ count }: { count: number }) {
  const { say } = useReader();
  return (
    <b className="unread">
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{say("talk-unread", { count })}</span>
    </b>
  );
}

function Sheets({ held, onHeld, seen, orders, fresh, ordered, observing, member, talking, lookingBack, wanted, onLook, onJump }: SideColumnProps & { wanted: { key: string } | null }) {
  const { now, shown, moment, present } = seen;
  const { table, log } = seen.live;
  const references = useReferences(now.title, table.lang);
  const { analysis, begin, thoughts, silent } = lookingBack;
  const wordless = silent && Object.values(now.seats).some(({ kind }) => kind === "bot");
  return (
    <div className="sheets">
      <Log lines={log} fresh={fresh?.[0]?.n ?? null} ordered={ordered} moment={moment} onJump={onJump} onPoint={orders.setTold} table={table} thoughts={thoughts} />
      {now.over && <AnalysisSheet analysis={analysis} wordless={wordless} moment={moment ?? now.seq} onBegin={begin} onJump={onJump} />}
      <Charts charts={shown.charts} references={references} consulted={present ? (now.decision?.tables ?? NO_TABLES) : NO_TABLES} wanted={wanted} onShow={onLook}>
        <InWords
          table={table}
          log={log}
          seq={now.seq}
          epoch={now.epoch}
          spots={seen.drawn.sheet?.spots ?? NO_SPOTS}
          onAsk={(place, at) => {
            onLook(place);
            orders.inquire(place, at);
          }}
        />
      </Charts>
      {!observing && <Talk table={table} state={now} talking={talking} member={member} />}
      <Papers player={observing || member ? null : (now.seats[now.seat]?.player ?? "")} name={now.name ?? ""} table={table} held={held} seats={now.seats} claimed={now.claimed} moment={moment ?? now.seq} over={now.over} hidden={now.cards.length > 0} plays={!observing} onHeld={onHeld} />
    </div>
  );
}
