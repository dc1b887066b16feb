// Whose turn it is, told to somebody who looks elsewhere: tab, icon, drum, notification, list of tables.
import { must, playElsewhere, sitAt, until } from "../desk.mjs";

/** Before the page's own scripts: what it asks of the browser is written down, and the window is out of sight. */
function listen() {
  const heard = { drums: 0, shakes: 0, notes: [] };
  window.heard = heard;
  localStorage.setItem("longroll.call-sound", "true");
  localStorage.setItem("longroll.call-notify", "true");
  window.AudioContext = class {
    constructor() {
      heard.drums += 1;
      throw new Error("no loudspeaker here");
    }
  };
  Object.defineProperty(navigator, "vibrate", { value: () => (heard.shakes += 1) });
  window.Notification = class {
    static permission = "granted";
    constructor(title) {
      heard.notes.push(title);
    }
  };
  Object.defineProperty(document, "hidden", { get: () => location.pathname !== "/" });
}

const sign = (page) =>
  page.evaluate(() => ({ title: document.title, icon: document.querySelector('link[rel="icon"]').getAttribute("href"), ask: document.querySelector(".prompt .ask")?.textContent ?? "", ...window.heard }));

export default async function calling(desk) {
  const { page: address } = desk.order;
  const answer = await fetch(`${address}api/games`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "forthepeople", scenario: "1861", seats: {}, seed: 1 }),
  });
  const game = await answer.json();
  const page = await sitAt(desk, game, "union", { before: listen });
  const waiting = await sign(page);
  must(!waiting.title.includes("Your turn") && waiting.title.endsWith("Long Roll"), () => waiting.title);
  must(waiting.icon === "/drum.svg" && waiting.drums === 0 && waiting.notes.length === 0, () => JSON.stringify(waiting));
  must(/^Waiting for /.test(waiting.ask), () => `who waits for a person reads: ${waiting.ask}`);

  await playElsewhere(desk, game, "confederate", "defer");
  await until(page, () => document.title.startsWith("● Your turn"));
  const called = await sign(page);
  must(called.icon === "/drum-called.svg" && called.drums === 1 && called.shakes === 1, () => JSON.stringify(called));
  must(called.notes.join() === "Your turn", () => JSON.stringify(called.notes));
  const drawn = await page.evaluate(async () => (await fetch("/drum-called.svg")).headers.get("content-type"));
  must(drawn.startsWith("image/svg"), () => drawn);

  // The list of tables says it too, and since when.
  await page.goto(address);
  const row = page.locator(".standing li.called").first();
  await row.waitFor();
  await row.scrollIntoViewIfNeeded();
  const told = await row.locator(".waits").textContent();
  must(/^Your turnsince \S/.test(told), () => told);
  must((await page.title()) === "Long Roll", "the start page keeps the title of a table");
  await desk.shoot(page, "called");
  return told;
}
