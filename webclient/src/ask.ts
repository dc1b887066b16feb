/** Requests to the server, and the errors if it refuses or does not answer. */

import { type Say, languageOf, speak } from "./words";

/** Timeout of a request that changes something, in ms. */
export const PATIENCE = 15_000;

/** The server refused: `text` says why, in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly text: string,
    readonly clause: string | null,
  ) {
    super(text);
  }
}

/** It is unknown whether the server has received the request: no answer (status 0), or a server error. */
export class Unheard extends Refusal {
  constructor(status: number, text: string) {
    super(status, "", text, null);
  }
}

export interface Ask {
  token?: string | undefined;
  body?: unknown;
  /** The method, if neither GET nor POST. */
  method?: "DELETE" | "PATCH" | "PUT";
  query?: Record<string, string | number | undefined>;
  /** The timeout in ms; none if left out. */
  patience?: number;
}

export function address(path: string, query: Ask["query"] = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

async function ask(path: string, { token, body, method, query, patience }: Ask = {}): Promise<Response> {
  const say = speak(languageOf(String(query?.["lang"] ?? "")));
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { headers, method: method ?? (body === undefined ? "GET" : "POST") };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (patience !== undefined) init.signal = AbortSignal.timeout(patience);
  try {
    const answer = await fetch(address(path, query), init);
    if (answer.ok) return answer;
    throw refusal(answer.status, await answer.text(), say);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Unheard(0, say("no-server"));
  }
}

/** The text of a refusal, including one from a proxy. */
function refusal(status: number, text: string, say: Say): Refusal {
  const told = complaint(text);
  if (status >= 500) return new Unheard(status, told?.text ?? say("server-fails", { status }));
  return new Refusal(status, told?.key ?? "", told?.text ?? say("refused-on-the-way", { status }), told?.clause ?? null);
}

function complaint(text: string): { key?: string; text: string; clause?: string } | null {
  try {
    const { error } = JSON.parse(text) as { error?: { key?: string; text?: string; clause?: string } };
    return error?.text ? { ...error, text: error.text } : null;
  } catch {
    return null;
  }
}

export async function json<T>(path: string, how?: Ask): Promise<T> {
  return (await (await ask(path, how)).json()) as T;
}

export async function text(path: string, how?: Ask): Promise<string> {
  return (await ask(path, how)).text();
}
