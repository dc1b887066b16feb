/** What the page must know of a board that `draw/` drew: its size, and the positions of its spaces. */

import { useEffect, useState } from "react";
import { api } from "../api";
import type { Size } from "./panzoom";

export interface Spot {
  key: string;
  name: string;
  x: number;
  y: number;
  /** The radius of a ring between its symbol and its name; none where the name is elsewhere, as in hexes. */
  ring?: number;
}

/** By the class of a space: `draw/placing.py` places names 27, 19, 16.5 and 15 from the middle. */
const RINGS = [["rank-1", 23], ["rank-2", 17], ["rank-3", 14.5], ["rank-4", 13]] as const;

export interface View extends Size {
  key: string;
  name: string;
  x: number;
  y: number;
}

export interface Sheet extends Size {
  address: string;
  spots: Map<string, Spot>;
  /** Named parts of the sheet, such as theatres of a war. */
  views: View[];
  /** By the keys of two places, separated by a space, the line of the link that joins them. */
  ways: Map<string, string>;
}

export function readSheet(address: string, svg: string): Sheet {
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
  const [, , width = 0, height = 0] = (drawn.documentElement.getAttribute("viewBox") ?? "")
    .split(" ")
    .map(Number);
  const spots = new Map<string, Spot>();
  for (const space of drawn.querySelectorAll("[data-space]")) {
    const key = space.getAttribute("data-space") ?? "";
    const hit = space.querySelector(".hit");
    if (!hit || spots.has(key)) continue;
    const name = space.querySelector("title")?.textContent ?? key;
    const ring = RINGS.find(([rank]) => space.classList.contains(rank))?.[1];
    spots.set(key, { key, name, x: Number(hit.getAttribute("cx")), y: Number(hit.getAttribute("cy")), ...(ring && { ring }) });
  }
  const ways = new Map<string, string>();
  for (const link of drawn.querySelectorAll("[data-link]")) {
    const line = link.getAttribute("d") ?? link.querySelector("path")?.getAttribute("d");
    const key = link.getAttribute("data-link") ?? "";
    if (line && !ways.has(key)) ways.set(key, line);
  }
  const views = [...drawn.querySelectorAll("[data-view]")].map((view) => {
    const [x = 0, y = 0, wide = 0, high = 0] = (view.getAttribute("viewBox") ?? "").split(" ").map(Number);
    const key = view.getAttribute("data-view") ?? "";
    return { key, name: view.querySelector("title")?.textContent ?? key, x, y, width: wide, height: high };
  });
  return { address, width, height, spots, views, ways };
}

/** The places linked to a place. */
export function joined(sheet: Sheet, place: string): string[] {
  return [...sheet.ways.keys()].flatMap((key) => {
    const [a = "", b = ""] = key.split(" ");
    return a === place ? [b] : b === place ? [a] : [];
  });
}

const read = new Map<string, Promise<Sheet>>();

function fetchSheet(address: string): Promise<Sheet> {
  let sheet = read.get(address);
  if (!sheet) {
    sheet = fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error(`${answer.status} ${address}`);
      const svg = await answer.text();
      // The picture is shown from memory, so it is fetched only once.
      const shown = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      return readSheet(shown, svg);
    });
    sheet.catch(() => read.delete(address));
    read.set(address, sheet);
  }
  return sheet;
}

/** Prefetch a sheet. */
export function foresee(title: string, theme: string, lang: string): void {
  fetchSheet(api.board(title, theme, lang)).catch(() => undefined);
}

export interface Laid {
  sheet: Sheet | null;
  /** The title has none. */
  undrawn: boolean;
  /** Another sheet is being loaded: in another language or theme. */
  late: boolean;
  /** The language of the present one. */
  lang: string;
}

/** The sheet of a title. */
export function useSheet(title: string | undefined, theme: string, lang: string): Laid {
  const [laid, setLaid] = useState<{ sheet: Sheet; address: string; lang: string } | null>(null);
  const [undrawn, setUndrawn] = useState(false);
  const address = title === undefined ? null : api.board(title, theme, lang);
  useEffect(() => {
    if (address === null) return;
    let left = false;
    setUndrawn(false);
    fetchSheet(address).then(
      (sheet) => !left && setLaid({ sheet, address, lang }),
      () => !left && setUndrawn(true),
    );
    return () => {
      left = true;
    };
  }, [address]);
  return { sheet: laid?.sheet ?? null, undrawn, late: laid !== null && laid.address !== address && !undrawn, lang: laid?.lang ?? lang };
}
