/** The part of a large sheet that is looked at closely, as sharp as the screen: a bitmap of all of it would be too large. */

import { memo, useEffect, useRef } from "react";
import { bitmapScale } from "./Picture";
import type { Size } from "./panzoom";

/** A part of a sheet, in its units. */
export interface Part extends Size {
  x: number;
  y: number;
}

/** How far a part is drawn beyond what is seen, as a share of it: to move a little nothing is drawn anew. */
const BEYOND = 0.2;
/** As sharp as this, as a share of what the screen could show, the bitmap of the whole sheet will do. */
const SHARP = 0.92;
/** Pixels that are drawn at a time, so that the page stays responsive. */
const STRIP = 500_000;

/** The part to draw; null if the bitmap of the whole sheet is sharp enough. */
export function closely(sheet: Size, seen: Part, shown: number, dense: number): Part | null {
  if (bitmapScale(sheet, shown, dense) >= shown * dense * SHARP) return null;
  const x = Math.max(0, seen.x - seen.width * BEYOND);
  const y = Math.max(0, seen.y - seen.height * BEYOND);
  const width = Math.min(sheet.width, seen.x + seen.width * (1 + BEYOND)) - x;
  const height = Math.min(sheet.height, seen.y + seen.height * (1 + BEYOND)) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Whether a part has all that is seen of the sheet. */
export function holds(part: Part, seen: Part, sheet: Size): boolean {
  const right = Math.min(sheet.width, seen.x + seen.width);
  const bottom = Math.min(sheet.height, seen.y + seen.height);
  return part.x <= Math.max(0, seen.x) && part.y <= Math.max(0, seen.y) && part.x + part.width >= right && part.y + part.height >= bottom;
}

interface DetailProps {
  sheet: Size;
  picture: HTMLImageElement | null;
  /** The scale at which the sheet rests. */
  scale: number;
  /** What is seen of it. */
  seen: () => Part;
  /** Call whenever it has come to rest; returns how to stop. */
  atRest: (tell: () => void) => () => void;
}

export const Detail = memo(function Detail({ sheet, picture, scale, seen, atRest }: DetailProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (!picture || !box || scale === 0) return;
    let [drawing, drawn] = [new AbortController(), null as Part | null];
    const look = () => {
      const dense = window.devicePixelRatio || 1;
      if (drawn && holds(drawn, seen(), sheet)) return;
      const part = closely(sheet, seen(), scale, dense);
      drawing.abort();
      drawing = new AbortController();
      drawn = part;
      if (part === null) box.replaceChildren();
      else void draw(picture, sheet, part, scale * dense, drawing.signal).then((canvas) => canvas && box.replaceChildren(canvas));
    };
    look();
    const stop = atRest(look);
    return () => {
      stop();
      drawing.abort();
    };
  }, [sheet, picture, scale, seen, atRest]);
  // Of another picture nothing may be left.
  useEffect(() => () => place.current?.replaceChildren(), [picture]);
  return <div className="detail" ref={place} aria-hidden="true" />;
});

/** A part of a picture, with `by` pixels to a unit, drawn strip by strip; null if cancelled. */
async function draw(picture: HTMLImageElement, sheet: Size, part: Part, by: number, signal: AbortSignal): Promise<HTMLCanvasElement | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(part.width * by);
  canvas.height = Math.round(part.height * by);
  const paper = canvas.getContext("2d", { alpha: false });
  if (!paper) return null;
  const high = Math.max(32, Math.round(STRIP / canvas.width));
  for (let top = 0; top < canvas.height; top += high) {
    if (top > 0) await new Promise(requestAnimationFrame);
    if (signal.aborted) return null;
    paper.save();
    paper.beginPath();
    paper.rect(0, top, canvas.width, high);
    paper.clip();
    paper.drawImage(picture, -part.x * by, -part.y * by, sheet.width * by, sheet.height * by);
    paper.restore();
  }
  const share = (length: number, of: number) => `${(100 * length) / of}%`;
  canvas.style.left = share(part.x, sheet.width);
  canvas.style.top = share(part.y, sheet.height);
  canvas.style.width = share(part.width, sheet.width);
  canvas.style.height = share(part.height, sheet.height);
  return canvas;
}
