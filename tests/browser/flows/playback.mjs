// A bot answers at once with many moves: they are shown one by one, can be paused, hastened and skipped.
import { begin, glance, must, myTurn, until } from "../desk.mjs";
import { mouse } from "../people.mjs";

const momentOf = (page) => page.evaluate(() => Number.parseInt(document.querySelector(".replay output").textContent, 10));

/** What can be seen while others move. */
const watched = (page) =>
  page.evaluate(() => ({
    moment: Number.parseInt(document.querySelector(".replay output").textContent, 10),
    lines: [...document.querySelectorAll(".playback li")].map((one) => one.textContent),
    heard: document.querySelector('[role="log"][aria-live]')?.textContent ?? "",
    last: Math.max(...[...document.querySelectorAll(".log li:not(.undone)")].map((one) => Number(one.dataset.seq))),
    orders: document.querySelectorAll(".orders:not(.idle) li button").length,
    left: Number.parseInt(document.querySelector(".playback .left")?.textContent ?? "0", 10),
  }));

/** Play until the other side's moves are being shown. */
async function untilTheyMove(page) {
  let seen = await myTurn(page);
  for (let n = 0; n < 80; n += 1) {
    await mouse.order(page, seen);
    const found = await until(page, (at) => {
      const bar = document.querySelector(".playback .left");
      // Of several moves, and one of theirs is told already: a single one may be over before a key is
      // pressed, and before the first of them one's own last order stands there, of which nobody is told.
      const told = document.querySelector('[role="log"][aria-live]').textContent !== "";
      if (bar) return told && Number.parseInt(bar.textContent, 10) > 1 && "they";
      if (Number.parseInt(document.querySelector(".replay output").textContent, 10) <= at) return false;
      const all = [...document.querySelectorAll(".orders:not(.idle) li button")];
      if (all.some((one) => one.getAttribute("aria-disabled") === "true")) return false;
      return (all.length > 1 || (all.length === 1 && all[0].dataset.action !== "pass")) && "we";
    }, seen.moment);
    if (found === "they") return;
    seen = await glance(page);
  }
  throw new Error("the bot never made several moves");
}

/** Let others move and stop them at it; on a slow machine a turn of theirs may be over before the key is pressed. */
async function stopThem(page) {
  for (let n = 0; n < 20; n += 1) {
    await untilTheyMove(page);
    await page.keyboard.press(" ");
    const stands = await until(page, () => (document.querySelector(".playback.paused") ? "paused" : !document.querySelector(".playback") && "over"));
    if (stands === "paused") return;
  }
  throw new Error("every turn of theirs was over before it could be paused");
}

export default async function playback(desk) {
  const page = await desk.sit({ toured: true, watch: 1 });
  await begin(page, desk.order.page, { confederate: "random" }, { tour: false });

  // One by one, each in its turn: the map, the log and the voice tell the same moment.
  await stopThem(page);
  const first = await watched(page);
  must(first.left > 0 && first.orders === 0, JSON.stringify(first));
  must(first.last <= first.moment, `the log tells of ${first.last} at ${first.moment}`);
  const plainly = (text) => text.replaceAll("\u00a0", " ");
  must(first.lines.every((line) => plainly(first.heard).includes(plainly(line))), JSON.stringify(first));
  await desk.shoot(page, "playback");
  // There is one button to skip it, and it says where that leads.
  const skips = await page.evaluate(() => [...document.querySelectorAll(".skip-all, .hurry")].map((one) => one.textContent));
  must(skips.length === 1 && skips[0] === "On to my turn »", () => JSON.stringify(skips));
  // What is not seen yet is not taken back.
  const asked = [];
  page.on("request", (request) => request.method() === "POST" && asked.push(request.url()));
  await page.keyboard.press("Control+z");
  await page.keyboard.press(".");
  await until(page, () => document.querySelector(".playback").textContent.includes("2×"));
  must((await momentOf(page)) === first.moment, "it went on while it was paused");
  must(!asked.some((url) => url.includes("/undo")), "what was not seen yet was taken back");
  // To the end of it all by itself, without a moment left out that the log tells of.
  await page.evaluate(() => {
    window.seen = [];
    window.said = [];
    const look = () => {
      if (document.querySelector(".so-far")) {
        const [ask, so] = [".ask", ".so-far"].map((one) => document.querySelector(`.prompt ${one}`));
        window.said.push({ ask: ask.textContent, under: ask.offsetHeight + so.offsetHeight, count: Number.parseInt(/\d+/.exec(so.textContent)?.[0] ?? "0", 10),
          at: Number.parseInt(document.querySelector(".replay output").textContent, 10) });
      }
      const at = Number.parseInt(document.querySelector(".replay output").textContent, 10);
      if (window.seen.at(-1) !== at) window.seen.push(at);
      window.looking = requestAnimationFrame(look);
    };
    look();
  });
  await page.keyboard.press(" ");
  await until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) > at, first.moment);

  const mine = await myTurn(page, first.moment);
  const seen = await page.evaluate(() => window.seen);
  const told = await page.evaluate(() => [...document.querySelectorAll(".log li:not(.undone)")].map((one) => Number(one.dataset.seq)));
  const missed = told.filter((seq) => seq > seen[0] && seq <= mine.moment && !seen.includes(seq));
  // Who moves is said steadily, however fast they do it; only the count of their orders grows.
  const said = await page.evaluate(() => window.said);
  must(new Set(said.map((one) => `${one.ask} ${one.under}`)).size === 1, () => JSON.stringify([...new Set(said.map((one) => `${one.ask} ${one.under}`))]));
  const starts = [...new Set(said.map((one) => one.at - one.count))];
  must(starts.length === 1 && said.at(-1).count > 0, () => `it began at ${starts}: ${JSON.stringify([said[0], said.at(-1)])}`);
  must(missed.length === 0, `never shown: ${missed}; shown: ${seen}`);

  // Skipped: what can be done is there at once.
  await stopThem(page);
  const before = await watched(page);
  await page.keyboard.press("Escape");
  await page.locator(".playback").waitFor({ state: "detached" });
  const after = await myTurn(page, before.moment);
  must(after.orders.length > 0, "nothing can be done");

  // Only that turn was skipped: what they do next is shown again.
  await untilTheyMove(page);
  await page.keyboard.press("Escape");

  // Whoever does not want to watch sees the present, also after the page was loaded anew.
  await page.locator(".habits summary").click();
  await page.locator(".habits label", { hasText: "one by one" }).locator("input").uncheck();
  await page.reload();
  must((await page.locator(".habits label", { hasText: "one by one" }).locator("input").isChecked()) === false, "it was forgotten");
  return `${seen.length} moments shown one by one, ${before.left} skipped`;
}
