/** The page's own texts. Texts of the game come from the server, in the same language. */

import { type ReactNode, createContext, use, useEffect, useMemo } from "react";
import en from "./locale/en.json";
import es from "./locale/es.json";
import it from "./locale/it.json";

export const LANGUAGES = ["en", "es", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Key = keyof typeof en;
export type Say = (key: Key, args?: Record<string, string | number>) => string;

export const LOCALES: Record<Language, Record<string, string>> = { en, es, it };

export function speak(language: Language): Say {
  const say = speakFrom<Key>(LOCALES[language], en);
  return language === "it" ? (key, args) => euphonic(say(key, args)) : say;
}

/** An Italian “a” or “e” before a word that begins with the same vowel: “ad Atlanta”, as in the server's texts. */
export function euphonic(text: string): string {
  return text.replace(/(?<![\p{L}\d'’])a(?= [«“]?[aA][\p{L}.])|(?<![\p{L}\d'’])e(?= [«“]?[eE][\p{L}.])/gu, "$&d");
}

/** Texts by key, missing ones from `otherwise`, with their arguments filled in. */
export function speakFrom<K extends string>(words: Record<string, string>, otherwise: Record<K, string>): (key: K, args?: Record<string, string | number>) => string {
  return (key, args = {}) => (words[key] ?? otherwise[key]).replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ""));
}

/** The language with this name; English if it is not supported. */
export function languageOf(name: string): Language {
  return LANGUAGES.find((language) => language === name) ?? "en";
}

export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

export interface Reader {
  say: Say;
  language: Language;
  setLanguage: (language: Language) => void;
  theme: "light" | "dark";
  setTheme: (theme: "light" | "dark") => void;
}

export const ReaderContext = createContext<Reader | null>(null);

export function useReader(): Reader {
  const reader = use(ReaderContext);
  if (!reader) throw new Error("no reader");
  return reader;
}

/** The language of the content, though the reader may have requested another that is being loaded. */
export function Speaking({ language, children }: { language: Language; children: ReactNode }) {
  const reader = useReader();
  const value = useMemo(() => ({ ...reader, language, say: speak(language) }), [reader, language]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <ReaderContext value={value}>{children}</ReaderContext>;
}
