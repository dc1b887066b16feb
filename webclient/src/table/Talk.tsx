/** The chat, and a seat's private notes: not part of the record. */

import { type FormEvent, Suspense, lazy, useEffect, useId, useRef, useState } from "react";
import { type GameState, Refusal, type Table } from "../api";
import { type Keeping, NoteKeeper } from "../notekeeper";
import { LONGEST_NOTE, LONGEST_SAID, type Saying, fetchNotes, keepNotes, speakUp } from "../talk";
import { SideMark } from "../ui/SideMark";
import { useReader } from "../words";
import type { Talking } from "./useTalk";

/** Not loaded at home, where there are no moderators. */
const Report = lazy(() => import("../club/Report"));

interface TalkProps {
  table: Table;
  state: GameState;
  talking: Talking;
  /** The viewer is a member of a club. */
  member: boolean;
}

/** The name of a seat with its player. */
export function called(state: Pick<GameState, "seats">, seat: string): string {
  const one = state.seats[seat];
  return one?.player ? `${one.player} (${one.name})` : (one?.name ?? seat);
}

export function Talk({ table, state, talking, member }: TalkProps) {
  const { say } = useReader();
  return (
    <section className="talk" aria-label={say(talking.talks ? "talk" : "notes")}>
      {talking.talks && <Chat {...{ table, state, member }} chat={talking.chat} />}
      <Notes key={`${table.id} ${table.token}`} table={table} />
    </section>
  );
}

function Chat({ table, state, member, chat }: Omit<TalkProps, "talking"> & { chat: readonly Saying[] }) {
  const { say, language } = useReader();
  const [words, setWords] = useState("");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [chat]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === "" || busy) return;
    setBusy(true);
    setFailed("");
    try {
      await speakUp(table, words.trim());
      setWords("");
    } catch (error) {
      setFailed(error instanceof Refusal ? error.text : say("no-server"));
    } finally {
      setBusy(false);
    }
  };
  const time = (at: string) => {
    const when = new Date(at);
    return Number.isNaN(when.getTime()) ? "" : when.toLocaleString(language, { dateStyle: "short", timeStyle: "short" });
  };
  const save = () => {
    const lines = chat.map((one) => `${time(one.at)}  ${called(state, one.seat)}: ${one.text}`);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${lines.join("\n")}\n`], { type: "text/plain" }));
    link.download = `longroll-${table.id}-talk.txt`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  return (
    <div className="chat">
      <div className="said" ref={list} role="log" aria-label={say("talk")} tabIndex={0}>
        <ol>
          {chat.length === 0 && <li className="none">{say("talk-hint")}</li>}
        {chat.map((one) => (
          <li key={one.n} className={one.seat === state.seat ? "own" : ""}>
            <small>
              <SideMark side={one.seat} beside={called(state, one.seat)} /> <b>{called(state, one.seat)}</b> <time dateTime={one.at}>{time(one.at)}</time>
            </small>
            <p className="text">{one.text}</p>
            {member && one.seat !== state.seat && (
              <Suspense fallback={null}>
                <Report game={table.id} line={one.n} />
              </Suspense>
            )}
          </li>
        ))}
        </ol>
      </div>
      <form onSubmit={(event) => void send(event)}>
        <input type="text" value={words} maxLength={LONGEST_SAID} aria-label={say("talk-say")} placeholder={say("talk-say")} autoComplete="off" onChange={(event) => setWords(event.target.value)} />
        <button type="submit" className="plain" disabled={busy || words.trim() === ""}>
          {say("talk-send")}
        </button>
      </form>
      {failed && (
        <p role="alert" className="denial">
          {failed}
        </p>
      )}
      {chat.length > 0 && (
        <button type="button" className="take-talk" onClick={save}>
          {say("talk-save")}
        </button>
      )}
    </div>
  );
}

function Notes({ table }: { table: Table }) {
  const { say } = useReader();
  const [text, setText] = useState<string | null>(null);
  const [told, setTold] = useState<Keeping>("");
  const keeper = useRef<NoteKeeper | null>(null);
  const title = useId();
  const hint = useId();
  useEffect(() => {
    let left = false;
    fetchNotes(table).then(
      ({ text: noted }) => {
        if (left || keeper.current) return;
        keeper.current = new NoteKeeper(noted, (words) => keepNotes(table, words), setTold);
        setText(noted);
      },
      () => undefined, // As long as it is not known what was noted nothing is put in its place.
    );
    return () => {
      left = true;
    };
  }, [table]);
  // The note is stored even on leaving the page.
  useEffect(() => () => void keeper.current?.flush(), []);
  const write = (words: string) => {
    setText(words);
    keeper.current?.write(words);
  };
  return (
    <div className="notes">
      <h3 id={title}>{say("notes")}</h3>
      <textarea aria-labelledby={title} aria-describedby={hint} value={text ?? ""} disabled={text === null} maxLength={LONGEST_NOTE} rows={5} onChange={(event) => write(event.target.value)} onBlur={() => void keeper.current?.flush()} />
      <p className="hint" id={hint}>
        {say("notes-hint")} <span role="status">{told && say(`notes-${told}`)}</span>
      </p>
    </div>
  );
}
