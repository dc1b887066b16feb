import { afterEach, expect, test, vi } from "vitest";
import { Refusal, Table, Unheard } from "../src/api";

afterEach(() => vi.unstubAllGlobals());

test("an order is meant for one moment, however the table came there", async () => {
  const said: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, how: RequestInit) => {
    said.push(JSON.parse(String(how.body)));
    return Promise.resolve(new Response("{}"));
  });
  const table = new Table("game", "token", "en");
  await table.act({ seq: 5, epoch: 2 }, "pass");
  await table.act({ seq: 5, epoch: 2 }, "stand", true);
  await table.undo({ seq: 6, epoch: 2 });
  await table.undo({ seq: 6, epoch: 2 }, 3, true);
  expect(said).toEqual([
    { seq: 5, epoch: 2, action: "pass" },
    { seq: 5, epoch: 2, action: "stand", habit: true },
    { seq: 6, epoch: 2, sure: false },
    { seq: 6, epoch: 2, to: 3, sure: true },
  ]);
});

const caught = async (answer: () => Promise<Response>, lang = "en"): Promise<Refusal> => {
  vi.stubGlobal("fetch", answer);
  return new Table("game", "token", lang).act({ seq: 1, epoch: 0 }, "pass").then(
    () => Promise.reject(new Error("it was taken")),
    (error: unknown) => error as Refusal,
  );
};

test.each([
  ["en", "The server is not answering.", /ran into a problem.*502/],
  ["es", "El servidor no responde.", /problemas.*502/],
  ["it", "Il server non risponde.", /difficoltà.*502/],
])("whoever is not heard is told so in words: %s", async (lang, away, trouble) => {
  const none = await caught(() => Promise.reject(new TypeError("Failed to fetch")), lang);
  expect([none instanceof Unheard, none.text]).toEqual([true, away]);
  const proxy = await caught(() => Promise.resolve(new Response("<h1>Bad Gateway</h1>", { status: 502 })), lang);
  expect(proxy).toBeInstanceOf(Unheard);
  expect(proxy.text).toMatch(trouble);
});

test("what the server says of its trouble is told as it says it; a refusal was heard", async () => {
  const said = (status: number, text: string) => () => Promise.resolve(new Response(JSON.stringify({ error: { key: "k", text } }), { status }));
  const full = await caught(said(503, "The disk is full."));
  expect([full instanceof Unheard, full.text]).toEqual([true, "The disk is full."]);
  const refused = await caught(said(422, "Not legal."));
  expect([refused instanceof Unheard, refused.text]).toEqual([false, "Not legal."]);
  const odd = await caught(() => Promise.resolve(new Response("no", { status: 413 })));
  expect([odd instanceof Unheard, odd.text]).toEqual([false, expect.stringMatching(/refused this.*413/)]);
});

test("an answer that breaks off was not heard", async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError("gone")) });
  expect(await caught(() => Promise.resolve(new Response(broken, { status: 500 })))).toBeInstanceOf(Unheard);
});
