/** The last set-up in this browser, with which the start page begins. */

import type { TitleInfo } from "../api";
import { keep } from "../keep";

/** The set-up of a title: by seat "here", "elsewhere" or a bot. */
export interface Setting {
  scenario: string;
  options: string[];
  seats: Record<string, string>;
}

interface Kept {
  title: string;
  settings: Record<string, Setting>;
}

const KEY = "start";
const kept = (): Kept => keep.setting<Kept>(KEY, { title: "", settings: {} });

/** The index of the title played last; 0 if there was none, or it is gone. */
export function lastTitle(titles: readonly Pick<TitleInfo, "key">[]): number {
  const last = kept().title;
  return Math.max(0, titles.findIndex(({ key }) => key === last));
}

/** The last set-up of a title, as far as its choices still exist; else the defaults. */
export function lastSetting(title: TitleInfo): Setting {
  const usual = {
    scenario: title.scenarios[0]?.key ?? "",
    options: title.options.filter((one) => one.default).map((one) => one.key),
    seats: {},
  };
  const last = kept().settings[title.key];
  if (!last || !title.scenarios.some(({ key }) => key === last.scenario)) return usual;
  const who = new Set(["here", "elsewhere", ...title.bots.map(({ key }) => key)]);
  return {
    scenario: last.scenario,
    options: last.options.filter((key) => title.options.some((one) => one.key === key)),
    seats: Object.fromEntries(Object.entries(last.seats).filter(([, each]) => who.has(each))),
  };
}

export function remember(title: string, setting: Setting): void {
  keep.set(KEY, { title, settings: { ...kept().settings, [title]: setting } });
}
