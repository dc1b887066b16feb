import { useState } from "react";
import { type Opened, Refusal, type Table } from "../api";
import { type Held, invitation } from "../keep";
import { type Key, useReader } from "../words";

/** What can be taken away from the table: links for others, the record, the position, the picture. */
export function Papers({ table, held, names, moment }: { table: Table; held: Held; names: Record<string, string>; moment: number }) {
  const { say, theme } = useReader();
  const [told, setTold] = useState("");
  const tell = (text: string) => {
    setTold(text);
    setTimeout(() => setTold(""), 4000);
  };

  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      tell(say("copied"));
    } catch {
      prompt(say("copy-this"), link);
    }
  };

  const take = async (what: "record" | "position" | "board.svg" | "board.png") => {
    try {
      const text = await table.download(what === "board.png" ? "board.svg" : what, theme);
      const names = { record: "roll", position: "toml", "board.svg": "svg", "board.png": "png" };
      const blob =
        what === "board.png" ? await picture(text) : new Blob([text], { type: what === "board.svg" ? "image/svg+xml" : "text/plain" });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(blob);
      link.download = `${table.id}.${names[what]}`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    } catch (error) {
      tell(error instanceof Refusal ? error.text : String(error));
    }
  };

  return (
    <section className="papers" aria-label={say("papers")}>
      <h3>{say("take")}</h3>
      <div className="row">
        {(["record", "position", "board.svg", "board.png"] as const).map((what) => (
          <button key={what} type="button" className="plain" onClick={() => void take(what)}>
            {say(`take-${what}` as Key)}
          </button>
        ))}
      </div>
      <h3>{say("invite")}</h3>
      <div className="row">
        {Object.entries(held.invitations).map(([seat, token]) => (
          <button key={seat} type="button" className="plain" onClick={() => void copy(invitation(table.id, token))}>
            {seat === "observer" ? say("observer") : (names[seat] ?? seat)}
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
      <p role="status" className="told">
        {told}
      </p>
    </section>
  );
}

export type { Opened };

/** An SVG document as a PNG, twice as fine as a screen's. */
async function picture(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth || 3200;
    canvas.height = image.naturalHeight || 2240;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("PNG"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
