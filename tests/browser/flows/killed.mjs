// kill -9 in the middle of a game: the page says so, and goes on by itself when the server is back.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { begin, glance, must, myTurn, until } from "../desk.mjs";
import { keyboard } from "../people.mjs";

/** A server of our own, started by `command`; its process and its address. */
async function serve([program, ...words]) {
  const server = spawn(program, words, { stdio: ["ignore", "ignore", "pipe"] });
  for await (const line of createInterface({ input: server.stderr })) {
    const found = /http:\/\/\S+\//.exec(line);
    if (found) return { server, page: found[0] };
  }
  throw new Error("the server did not start");
}

const ended = (server) => new Promise((done) => (server.exitCode === null && server.signalCode === null ? server.once("exit", done) : done()));

export default async function killed(desk) {
  let { server, page: address } = await serve(desk.order.command);
  try {
    const page = await desk.sit({ toured: true });
    await begin(page, address, { confederate: "random" }, { tour: false });
    let seen = await myTurn(page);
    while (seen.clause !== "5.1.1") {
      await keyboard.order(page, seen);
      seen = await myTurn(page, seen.moment);
    }
    server.kill("SIGKILL");
    await ended(server);
    await page.locator(".wire.broken").waitFor();
    // An order that nobody hears changes nothing, and the page lives on and keeps it.
    await page.locator('.orders button[data-action="stop"]').click();
    await until(page, () => document.querySelector('.orders [aria-disabled="true"]') === null);
    must((await glance(page)).moment === seen.moment, "an order was given to nobody");
    await page.locator('.lost[data-fate="unknown"]').waitFor();

    const port = new URL(address).port;
    ({ server } = await serve(desk.order.command.map((word, at, all) => (all[at - 1] === "--port" ? port : word))));
    await until(page, () => document.querySelector(".wire") && !document.querySelector(".wire.broken"));
    const again = await myTurn(page);
    must(JSON.stringify(again.orders) === JSON.stringify(seen.orders) && again.moment === seen.moment, "another question is on the table");
    await page.locator('.lost[data-fate="waits"] .again').click();
    seen = await myTurn(page, again.moment);
    must((await page.locator(".lost").count()) === 0, "an order that was played is told to be lost");
    for (let n = 0; n < 3; n += 1) {
      await keyboard.order(page, seen);
      seen = await myTurn(page, seen.moment);
    }
    return `${again.moment} orders before, ${seen.moment} after`;
  } finally {
    server.kill("SIGKILL");
    await ended(server);
  }
}
