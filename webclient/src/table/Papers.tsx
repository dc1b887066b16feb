import { useState } from "react";
import { Refusal, type SeatInfo, type Table, api } from "../api";
import { type Held, handOver, invitation, loopback, movable, offered } from "../keep";
import { type Key, useReader } from "../words";
import { Names } from "./Names";
import { down } from "./edges";
import { Resign } from "./Resign";

interface PapersProps {
  table: Table;
  /** The name of the player, null for an observer; and of the table. */
  player: string | null;
  name: string;
  held: Held;
  seats: Record<string, SeatInfo>;
  claimed: readonly string[];
  moment: number;
  over: boolean;
  /** The seat has secrets, so that it may not download the position. */
  hidden: boolean;
  /** The viewer plays, and can resign. */
  plays: boolean;
  /** The links of this table have changed. */
  onHeld: (change: (held: Held) => Held) => void;
}

/** What can be taken from the table: links for others, the record, the position, the picture. */
export function Papers({ table, player, name, held, seats, claimed, moment, over, hidden, plays, onHeld }: PapersProps) {
  const { say, theme, language } = useReader();
  const [told, setTold] = useState("");
  const [failed, setFailed] = useState("");
  const [making, setMaking] = useState(false);
  const tell = (text: string) => {
    setTold(text);
    setTimeout(() => setTold(""), 4000);
  };
  // An error is shown until something else is tried.
  const fail = (error: unknown, otherwise: Key) => setFailed(error instanceof Refusal ? error.text : say(otherwise));

  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      tell(say("copied"));
    } catch {
      prompt(say("copy-this"), link);
    }
  };

  const take = async (what: "record" | "position" | "board.svg" | "board.png") => {
    setFailed("");
    setMaking(true);
    try {
      const text = await table.download(what === "board.png" ? "board.svg" : what, theme, Object.values(held.tokens));
      const kinds = { record: "roll", position: "toml", "board.svg": "svg", "board.png": "png" };
      const blob =
        what === "board.png" ? await pictureOf(text) : new Blob([text], { type: what === "board.svg" ? "image/svg+xml" : "text/plain" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(blob);
      link.download = `longroll-${table.id}.${kinds[what]}`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    } catch (error) {
      fail(error, error instanceof Unpainted ? "unpainted" : "no-server");
    } finally {
      setMaking(false);
    }
  };

  // Before the end the record is only for a holder of every seat.
  const secret = !over && Object.keys(seats).some((seat) => !held.tokens[seat]);
  const barred = (what: string) => secret && (what === "record" || (what === "position" && hidden));
  // A seat that is played at this screen needs no link, unless it was taken here by a link.
  const humans = Object.entries(seats).filter(([seat, one]) => one.kind === "human" && movable(held, seat));
  const reissue = async (seat: string) => {
    if (!held.host) return;
    setFailed("");
    try {
      const made = await api.reissue(table.id, held.host, seat, language);
      onHeld((known) => handOver(known, seat, made.token));
      await copy(invitation(table.id, made.token));
    } catch (error) {
      fail(error, "no-server");
    }
  };

  return (
    <section className="papers" aria-label={say("papers")} ref={down}>
      <h3>{say("take")}</h3>
      <div className="row">
        {(["record", "position", "board.svg", "board.png"] as const).map((what) => (
          <button key={what} type="button" className="plain" disabled={making || barred(what)} title={barred(what) ? say("take-hint") : undefined} onClick={() => void take(what)}>
            {say(`take-${what}` as Key)}
          </button>
        ))}
      </div>
      {failed && (
        <p role="alert" className="denial">
          {failed}
        </p>
      )}
      {!over && <p className="hint">{say("take-hint")}</p>}
      {Object.keys(held.invitations).length > 0 && <h3>{say("invite")}</h3>}
      <div className="row">
        {Object.entries(offered(held, claimed)).map(([seat, token]) => (
          <button key={seat} type="button" className="plain" onClick={() => void copy(invitation(table.id, token))}>
            {seat === "observer" ? say("observer") : (seats[seat]?.name ?? seat)}
          </button>
        ))}
        {held.invitations["observer"] && (
          <button
            type="button"
            className="plain"
            onClick={() => void copy(`${invitation(table.id, held.invitations["observer"] as string)}&moment=${moment}`)}
          >
            {say("this-moment")}
          </button>
        )}
      </div>
      {Object.keys(held.invitations).length > 0 && loopback(location.hostname) && <p className="hint">{say("only-here", { host: location.hostname })}</p>}
      {held.host && humans.length > 0 && (
        <>
          <h3>{say("reissue")}</h3>
          <div className="row">
            {humans.map(([seat, one]) => (
              <button key={seat} type="button" className="plain" onClick={() => void reissue(seat)}>
                {one.name}
              </button>
            ))}
          </div>
          <p className="hint">{say("reissue-hint")}</p>
        </>
      )}
      <Names table={table} player={player} name={name} host={held.host} />
      {plays && !over && <Resign table={table} />}
      <p role="status" className="told">
        {told}
      </p>
    </section>
  );
}

/** The browser could not paint a picture. */
class Unpainted extends Error {}

/** The scale of each further attempt at a picture: browsers limit the size. */
const ATTEMPTS = [1, 1, 0.6, 0.35];

/** An SVG document as a PNG, with a pixel per unit of the board; smaller if that fails. */
export async function pictureOf(svg: string, paint: typeof painted = painted): Promise<Blob> {
  for (const scale of ATTEMPTS) {
    try {
      return await paint(svg, scale);
    } catch {
      // Browsers occasionally fail at large drawings, and succeed a moment later.
    }
  }
  throw new Unpainted();
}

async function painted(svg: string, scale: number): Promise<Blob> {
  const { width, height } = sizeOf(svg);
  const sized = svg.replace("<svg ", `<svg width="${width}" height="${height}" `);
  const address = URL.createObjectURL(new Blob([sized], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const paper = canvas.getContext("2d");
    if (!paper) throw new Unpainted();
    paper.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Unpainted())), "image/png"));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The size of a drawing, from its view box; without one a browser takes it for smaller. */
export function sizeOf(svg: string): { width: number; height: number } {
  const box = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg);
  return { width: Math.round(Number(box?.[1] ?? 3200)), height: Math.round(Number(box?.[2] ?? 2240)) };
}
