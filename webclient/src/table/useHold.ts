/** Long presses on touch screens. */

import { type PointerEvent, useEffect, useMemo, useRef } from "react";

/** Duration of a long press in milliseconds, and its maximum movement in pixels. */
export const HELD = 550;
const TREMBLE = 10;

/** Handlers that call `onHold` with the target of a long press; `held` says whether the last press was one. */
export function useHold<T>(find: (event: PointerEvent) => T | null, onHold: (found: T) => void) {
  const waits = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const held = useRef(false);
  const told = useRef({ find, onHold });
  told.current = { find, onHold };
  const hands = useMemo(() => {
    const end = () => {
      if (waits.current) clearTimeout(waits.current.timer);
      waits.current = null;
    };
    return {
      onPointerDown: (event: PointerEvent) => {
        end();
        held.current = false;
        const found = event.pointerType === "touch" && event.isPrimary ? told.current.find(event) : null;
        if (found === null) return;
        const timer = setTimeout(() => {
          held.current = true;
          told.current.onHold(found);
        }, HELD);
        waits.current = { timer, x: event.clientX, y: event.clientY };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const from = waits.current;
        if (from && Math.hypot(clientX - from.x, clientY - from.y) > TREMBLE) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
    };
  }, []);
  useEffect(() => hands.onPointerUp, [hands]);
  return { held, hands };
}
