// The table in a browser: node benchmarks/page.mjs ADDRESS CHROMIUM. Weight, time to the first order, frames; as JSON.
import { launch, must, myTurn, openDesk, seated } from "../tests/browser/desk.mjs";

const [address, browser] = process.argv.slice(2);
/** Of the screen that frames are counted on. */
const SCREEN = { width: 1280, height: 800 };
const LOADS = 5;
const SECONDS = 4;
const window = await launch(browser);
const desk = await openDesk({ page: address }, window);

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const tenths = (number) => Math.round(number * 10) / 10;

/** A person who was never here, and what comes over the wire to them, in bytes as they are sent. */
async function stranger() {
  const page = await desk.sit({ toured: true, viewport: SCREEN });
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  const got = { bytes: 0 };
  line.on("Network.loadingFinished", ({ encodedDataLength }) => (got.bytes += encodedDataLength));
  return { page, line, got };
}

/** The start page: until a game can be begun, and until the picture of its board is there. */
async function start({ page, got }) {
  const from = performance.now();
  await page.goto(address);
  await page.locator(".begin:enabled").waitFor();
  const interactive = performance.now() - from;
  await page.locator(".title-sheet img").evaluate((one) => one.decode());
  return { interactive, picture: performance.now() - from, kb: got.bytes / 1024 };
}

/** From the press of a button on the start page, with both seats at this screen, to the first order that can be given. */
async function first({ page, got }, title) {
  const all = page.locator(".titles button");
  if (await all.count()) await all.nth(title).click();
  const other = page.locator(".seats select").nth(1);
  if (await other.count()) await other.selectOption("here");
  const from = performance.now();
  await page.locator(".begin").click();
  await seated(page);
  const { curtain } = await myTurn(page);
  if (curtain) {
    await page.locator(".curtain .main").click();
    await myTurn(page);
  }
  return { order: performance.now() - from, kb: got.bytes / 1024 };
}

/** How often the browser has shown something new while `go` ran. */
async function shown(line, go) {
  let drawn = 0;
  const count = ({ value }) => (drawn += value.filter((each) => each.name === "Display::DrawAndSwap" && each.ph === "X").length);
  line.on("Tracing.dataCollected", count);
  await line.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["viz"] } });
  await go();
  const ended = new Promise((resolve) => line.once("Tracing.tracingComplete", resolve));
  await line.send("Tracing.end");
  await ended;
  line.off("Tracing.dataCollected", count);
  return drawn;
}

/** Drag the map about, without a pause, far enough that every frame shows it elsewhere. */
async function drag({ page, line }) {
  for (const size of [1, 2]) {
    await page.locator(".zoom button").first().click();
    await page.waitForFunction(() => document.querySelector(".sheet.moving") !== null);
    await page.waitForFunction(() => document.querySelector(".sheet.moving") === null);
    await page.waitForTimeout(size * 1500); // Until the map is drawn sharp at its new size.
  }
  const box = await page.locator(".pane").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const mouse = (type, at, more = {}) =>
    line.send("Input.dispatchMouseEvent", { type, x: at[0], y: at[1], button: "left", buttons: 1, ...more });
  await mouse("mousePressed", [x, y], { clickCount: 1 });
  let from = 0;
  let to = 0;
  let times = [];
  const drawn = await shown(line, async () => {
    await page.evaluate(() => {
      const count = (now) => {
        (window.frames_ ??= []).push(now);
        window.counting = requestAnimationFrame(count);
      };
      window.counting = requestAnimationFrame(count);
    });
    from = performance.now();
    for (let last = from; last - from < SECONDS * 1000; last = performance.now()) {
      const turn = (last - from) / 400;
      // Not waited for: a hand does not wait either.
      mouse("mouseMoved", [x + Math.sin(turn) * 180, y + Math.cos(turn) * 90]).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 7));
    }
    times = await page.evaluate(() => (cancelAnimationFrame(window.counting), window.frames_));
    to = performance.now();
  });
  await mouse("mouseReleased", [x, y], { clickCount: 1 });
  const gaps = times.slice(1).map((time, index) => time - times[index]).sort((a, b) => a - b);
  return {
    frames_per_second: tenths((gaps.length / (times.at(-1) - times[0])) * 1000),
    shown_per_second: tenths((drawn / (to - from)) * 1000),
    frame_p95_ms: tenths(gaps[Math.floor(gaps.length * 0.95)]),
    map_pixels: Math.round(box.width * box.height),
  };
}

try {
  const titles = await (await fetch(`${address}api/titles?lang=en`)).json();
  // A server that has just begun draws every board once; that is measured by itself, and is over before the rest.
  for (const look of ["light&lang=en", "dark&lang=en", "light&lang=es", "dark&lang=es", "light&lang=it", "dark&lang=it"]) {
    for (const { key } of titles) must((await fetch(`${address}api/titles/${key}/board.svg?theme=${look}`)).ok, key);
  }
  const loads = [];
  for (let n = 0; n < LOADS; n += 1) {
    const person = await stranger();
    loads.push(await start(person));
    await person.page.close();
  }
  const figures = {
    start_kb: Math.round(loads[0].kb),
    start_page_interactive_ms: Math.round(median(loads.map((each) => each.interactive))),
    start_page_with_picture_ms: Math.round(median(loads.map((each) => each.picture))),
  };
  for (const [index, { key }] of titles.entries()) {
    const person = await stranger();
    await start(person);
    const { order, kb } = await first(person, index);
    figures[key] = { first_game_kb: Math.round(kb), from_start_page_to_first_order_ms: Math.round(order), drag: await drag(person) };
    await person.page.close();
  }
  console.log(JSON.stringify({ browser: window.version(), figures }));
} finally {
  await window.close();
}
