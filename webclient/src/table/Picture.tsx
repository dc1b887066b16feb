/** The sheet as a bitmap: an SVG of thousands of lines is drawn once a zoom, not once a tile a frame. */

import { type RefObject, useEffect, useRef } from "react";
import type { Size } from "./panzoom";
import type { Sheet } from "./sheet";

/** So many pixels at most: some phones hold no larger canvas. */
const MOST = 16_000_000;

/** The scale at which to draw a sheet that is shown at `shown` on a screen of `dense` pixels to the point. */
export function bitmapScale(sheet: Size, shown: number, dense: number): number {
  return Math.min(Math.max(shown * dense, 0.1), Math.sqrt(MOST / (sheet.width * sheet.height)));
}

/** The scale at which the sheet last came to rest, and what draws it sharp there. */
export type Sharpen = RefObject<{ scale: number; draw: () => void }>;

export function Picture({ sheet, sharpen }: { sheet: Sheet; sharpen: Sharpen }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const image = new Image();
    let ready = false;
    let drawn = 0;
    const rest = sharpen.current;
    const draw = () => {
      const wanted = bitmapScale(sheet, rest.scale, window.devicePixelRatio || 1);
      const target = canvas.current;
      if (!target || !ready || rest.scale === 0 || Math.abs(wanted - drawn) < 0.001) return;
      drawn = wanted;
      // Drawn aside first: a canvas that gets another size is empty until it is drawn.
      const fresh = document.createElement("canvas");
      fresh.width = Math.round(sheet.width * wanted);
      fresh.height = Math.round(sheet.height * wanted);
      fresh.getContext("2d")?.drawImage(image, 0, 0, fresh.width, fresh.height);
      target.width = fresh.width;
      target.height = fresh.height;
      target.getContext("2d")?.drawImage(fresh, 0, 0);
    };
    rest.draw = draw;
    image.src = sheet.address;
    image.decode().then(
      () => {
        ready = true;
        draw();
      },
      () => undefined,
    );
    return () => {
      ready = false;
      rest.draw = () => undefined;
    };
  }, [sheet, sharpen]);
  return <canvas className="map" ref={canvas} aria-hidden="true" />;
}
