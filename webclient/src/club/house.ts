/** What kind of server this is, asked once: a table at home, or a club. */

import { json } from "../ask";
import { keep } from "../keep";

const KNOWN = "club";
const WANTED = "wanted";
const HOUR = 3_600_000;

let asked: Promise<string | null> | null = null;

/** The name of the club; null at home. Asked again if there was no answer. */
export function askHouse(): Promise<string | null> {
  asked ??= json<{ club: string | null }>("/api/about").then(
    ({ club }) => {
      if (knownHouse() !== (club ?? "")) keep.set(KNOWN, club ?? "");
      return club;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The last known name of the club, or empty. */
export const knownHouse = (): string => keep.setting(KNOWN, "");

/** The page of the club at a path, as `me` or `members/ID`; null for another path. */
export function pageOf(path: string): string | null {
  const found = /^\/club(?:\/(.*))?$/.exec(path);
  return found ? (found[1] ?? "").replace(/\/$/, "") : null;
}

interface Wanted {
  path: string;
  at: number;
}

/** Where the visitor wanted to go before he had to sign in: shared by all windows of this browser. */
export const wantPage = (path: string): void => keep.set(WANTED, { path, at: Date.now() } satisfies Wanted);

/** That address, or empty; returned once, and only for a limited time. */
export function wantedPage(): string {
  const wanted = keep.setting<Wanted | null>(WANTED, null);
  if (wanted === null) return "";
  keep.set(WANTED, null);
  const { path, at } = wanted;
  return Date.now() - at < HOUR && path.startsWith("/") && !path.startsWith("//") ? path : "";
}
