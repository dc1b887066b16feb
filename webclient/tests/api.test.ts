import { afterEach, expect, test, vi } from "vitest";
import { Table } from "../src/api";

afterEach(() => vi.unstubAllGlobals());

test("an order is meant for one moment, however the table came there", async () => {
  const said: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, how: RequestInit) => {
    said.push(JSON.parse(String(how.body)));
    return Promise.resolve(new Response("{}"));
  });
  const table = new Table("game", "token", "en");
  await table.act({ seq: 5, epoch: 2 }, "pass");
  await table.undo({ seq: 6, epoch: 2 });
  await table.undo({ seq: 6, epoch: 2 }, 3, true);
  expect(said).toEqual([
    { seq: 5, epoch: 2, action: "pass" },
    { seq: 6, epoch: 2, sure: false },
    { seq: 6, epoch: 2, to: 3, sure: true },
  ]);
});
