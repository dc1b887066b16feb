/** The sheet as a bitmap: an SVG of thousands of lines is rasterised once per zoom, not once per tile and frame. */

import { memo, useEffect, useRef, useState } from "react";
import type { Size } from "./panzoom";
import type { Sheet } from "./sheet";

/** Maximum number of pixels: some phones allow no larger canvas. */
const MOST = 16_000_000;
/** Pixels rasterised at a time, so that the page stays responsive. Smaller strips are not faster: each goes through the whole drawing. */
const STRIP = 500_000;

/** The scale for rasterising a sheet that is shown at scale `shown` on a screen of `dense` pixels to the point. */
export function bitmapScale(sheet: Size, shown: number, dense: number): number {
  return Math.min(Math.max(shown * dense, 0.1), Math.sqrt(MOST / (sheet.width * sheet.height)));
}

/** The picture of a sheet, once it is decoded. */
export function usePicture(sheet: Sheet): HTMLImageElement | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  // The old drawing stays until the new one is ready.
  useEffect(() => {
    let left = false;
    const image = new Image();
    image.src = sheet.address;
    image.decode().then(
      () => left || setPicture(image),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [sheet]);
  return picture;
}

/** The visible part of the sheet's height: from and to, as fractions. */
export type Band = readonly [from: number, to: number];

export interface Drawn {
  bitmap: HTMLCanvasElement;
  picture: HTMLImageElement;
}

interface PictureProps {
  sheet: Size;
  picture: HTMLImageElement | null;
  /** The scale at which the sheet rests. */
  scale: number;
  inSight: () => Band;
  /** The canvas, for thumbnails, and its picture. */
  onDrawn: (drawn: Drawn) => void;
}

export const Picture = memo(function Picture({ sheet, picture, scale, inSight, onDrawn }: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!picture || scale === 0) return;
    const drawing = new AbortController();
    const wanted = bitmapScale(sheet, scale, window.devicePixelRatio || 1);
    const size = { width: Math.round(sheet.width * wanted), height: Math.round(sheet.height * wanted) };
    const before = place.current?.querySelector("canvas") ?? null;
    const show = (bitmap: HTMLCanvasElement) => place.current?.replaceChildren(bitmap);
    void draw(picture, size, { before, first: inSight(), show, signal: drawing.signal }).then((bitmap) => bitmap && onDrawn({ bitmap, picture }));
    return () => drawing.abort();
  }, [sheet, picture, scale, inSight, onDrawn]);
  return <div className="map" ref={place} aria-hidden="true" />;
});

interface Drawing {
  /** Shown stretched in the meantime, in place of what is not rasterised yet. */
  before: HTMLCanvasElement | null;
  first: Band;
  show: (bitmap: HTMLCanvasElement) => void;
  signal: AbortSignal;
}

/** The upper edges of strips `high` pixels high, visible ones first, then the nearest. */
export function strips(height: number, high: number, [from, to]: Band): { tops: number[]; inSight: number } {
  const away = (top: number) => Math.max(0, from * height - (top + high), top - to * height);
  const tops = Array.from({ length: Math.ceil(height / high) }, (_, index) => index * high).sort((a, b) => away(a) - away(b) || a - b);
  return { tops, inSight: tops.filter((top) => away(top) === 0).length };
}

/** The picture at another size, rasterised strip by strip; null if cancelled. */
async function draw(picture: HTMLImageElement, size: Size, { before, first, show, signal }: Drawing): Promise<HTMLCanvasElement | null> {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const paper = canvas.getContext("2d", { alpha: false });
  if (!paper) return null;
  const high = Math.max(32, Math.round(STRIP / size.width));
  const { tops, inSight } = strips(size.height, high, first);
  if (before) paper.drawImage(before, 0, 0, size.width, size.height);
  for (const [index, top] of tops.entries()) {
    if (index > 0) await new Promise(requestAnimationFrame);
    if (signal.aborted) return null;
    if (before && index === inSight) show(canvas);
    paper.save();
    paper.beginPath();
    paper.rect(0, top, size.width, high);
    paper.clip();
    paper.drawImage(picture, 0, 0, size.width, size.height);
    paper.restore();
  }
  show(canvas);
  return canvas;
}

/** A thumbnail of the whole sheet, from the canvas. */
export function Miniature({ bitmap, shape }: { bitmap: HTMLCanvasElement | null; shape: Size }) {
  const paper = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = paper.current;
    if (!canvas || !bitmap) return;
    const dense = window.devicePixelRatio || 1;
    const width = Math.round(canvas.clientWidth * dense);
    if (width === 0) return;
    canvas.width = width;
    canvas.height = Math.round((width * shape.height) / shape.width);
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) return;
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }, [bitmap, shape]);
  return <canvas ref={paper} style={{ aspectRatio: `${shape.width} / ${shape.height}` }} aria-hidden="true" />;
}
