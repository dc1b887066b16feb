/** The places that an overlay marks, by kind of mark: for screen readers, and for looking them up. */

import type { MarkKind, Overlay } from "../api";
import type { Naming } from "./choices";

/** A kind of mark: its meaning, and its places. */
export interface Meant {
  kind: MarkKind;
  meaning: string;
  /** Each with its key and text. */
  places: { key: string; told: string }[];
}

const order = new Intl.Collator(undefined, { numeric: true });

/** The marks of an overlay by kind, in the order of its legend, with place names and figures. */
export function meantBy({ legend, marks }: Pick<Overlay, "legend" | "marks">, called: Naming): Meant[] {
  const kinds = new Set([...(Object.keys(legend) as MarkKind[]), ...marks.map(({ kind }) => kind)]);
  return [...kinds].flatMap((kind) => {
    const there = marks.filter((mark) => mark.kind === kind);
    if (there.length === 0) return [];
    const places = there.map(({ place, value }) => ({ key: place, told: value > 0 ? `${called(place)} (${value})` : called(place) }));
    return [{ kind, meaning: legend[kind] ?? "", places: places.sort((one, two) => order.compare(one.told, two.told)) }];
  });
}
