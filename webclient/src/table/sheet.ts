/** What the page must know of a board that `draw/` drew: its size, and where its spaces lie. */

import { useEffect, useState } from "react";
import { api } from "../api";
import type { Size } from "./panzoom";

export interface Spot {
  key: string;
  name: string;
  x: number;
  y: number;
}

export interface Sheet extends Size {
  address: string;
  spots: Map<string, Spot>;
  links: [string, string][];
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
    spots.set(key, { key, name, x: Number(hit.getAttribute("cx")), y: Number(hit.getAttribute("cy")) });
  }
  const links = [...drawn.querySelectorAll("[data-link]")].map(
    (link) => (link.getAttribute("data-link") ?? "").split(" ") as [string, string],
  );
  return { address, width, height, spots, links };
}

const read = new Map<string, Promise<Sheet>>();

function fetchSheet(address: string): Promise<Sheet> {
  let sheet = read.get(address);
  if (!sheet) {
    sheet = fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error(`${answer.status} ${address}`);
      const svg = await answer.text();
      // The picture is shown from memory: what was fetched once is not asked for again.
      const shown = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
      return readSheet(shown, svg);
    });
    sheet.catch(() => read.delete(address));
    read.set(address, sheet);
  }
  return sheet;
}

export function useSheet(title: string | undefined, theme: string): Sheet | null {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    if (title === undefined) return;
    let left = false;
    fetchSheet(api.board(title, theme)).then(
      (fetched) => !left && setSheet(fetched),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [title, theme]);
  return sheet;
}

export interface Rated {
  key: string;
  told: string;
}

/** Names and ratings that the counters bear, by the key of the piece. */
export function readPieces(counters: string): Map<string, string> {
  const pieces = new Map<string, string>();
  if (!counters) return pieces;
  const drawn = new DOMParser().parseFromString(counters, "image/svg+xml");
  for (const piece of drawn.querySelectorAll("[data-piece]")) {
    const told = piece.querySelector("title")?.textContent;
    if (told) pieces.set(piece.getAttribute("data-piece") ?? "", told);
  }
  return pieces;
}
