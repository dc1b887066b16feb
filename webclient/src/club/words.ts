/** The texts of the club's pages, which are not loaded at home. */

import { useMemo } from "react";
import en from "../locale/club/en.json";
import es from "../locale/club/es.json";
import it from "../locale/club/it.json";
import { type Language, speakFrom, useReader } from "../words";
import { type Unit, unitsOf } from "./clock";

export type ClubKey = keyof typeof en;
export const CLUB_LOCALES: Record<Language, Record<string, string>> = { en, es, it };

export interface ClubWords {
  tell: (key: ClubKey, args?: Record<string, string | number>) => string;
  /** Time left, as `2 d 4 h`. */
  time: (seconds: number) => string;
  /** The same in full words, for screen readers. */
  long: (seconds: number) => string;
  day: (at: string) => string;
  moment: (at: string) => string;
}

export function clubWords(language: Language): ClubWords {
  const tell = speakFrom<ClubKey>(CLUB_LOCALES[language], en);
  const units = (seconds: number, display: "short" | "long") =>
    unitsOf(seconds)
      .map(([unit, count]) => (display === "short" ? `${count}\u202f${tell(`unit-${unit}`)}` : longUnit(language, unit, count)))
      .join(" ");
  const date = (at: string, style: Intl.DateTimeFormatOptions) => {
    const when = new Date(at);
    return Number.isNaN(when.getTime()) ? "" : when.toLocaleString(language, style);
  };
  return {
    tell,
    time: (seconds) => units(seconds, "short"),
    long: (seconds) => units(seconds, "long"),
    day: (at) => date(at, { dateStyle: "long" }),
    moment: (at) => date(at, { dateStyle: "medium", timeStyle: "short" }),
  };
}

function longUnit(language: Language, unit: Unit, count: number): string {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

export function useClubWords(): ClubWords {
  const { language } = useReader();
  return useMemo(() => clubWords(language), [language]);
}
