// The table in a browser: node benchmarks/page.mjs ADDRESS CHROMIUM. Weight, time to the first order, frames.
import { begin, myTurn, openDesk, seated } from "../tests/browser/desk.mjs";

const [page, browser] = process.argv.slice(2);
const desk = await openDesk({ page, browser });

/** What comes over the wire to a page from now on, in bytes as they are sent. */
async function weigh(at) {
  const line = await at.context().newCDPSession(at);
  await line.send("Network.enable");
  const got = { bytes: 0, answers: 0 };
  line.on("Network.loadingFinished", ({ encodedDataLength }) => {
    got.bytes += encodedDataLength;
    got.answers += 1;
  });
  return got;
}

/** Drag the map to and fro for some seconds; the frames that were drawn meanwhile. */
async function drag(at, seconds) {
  await at.evaluate(() => {
    window.frames_ = [];
    const count = (now) => {
      window.frames_.push(now);
      window.counting = requestAnimationFrame(count);
    };
    window.counting = requestAnimationFrame(count);
  });
  const box = await at.locator(".pane").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await at.mouse.move(x, y);
  await at.mouse.down();
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const turn = performance.now() / 400;
    await at.mouse.move(x + Math.sin(turn) * 180, y + Math.cos(turn) * 60);
  }
  await at.mouse.up();
  const times = await at.evaluate(() => (cancelAnimationFrame(window.counting), window.frames_));
  const gaps = times.slice(1).map((time, index) => time - times[index]).sort((a, b) => a - b);
  return {
    frames_per_second: Math.round((gaps.length / (times.at(-1) - times[0])) * 10000) / 10,
    frame_p95_ms: Math.round(gaps[Math.floor(gaps.length * 0.95)] * 10) / 10,
  };
}

try {
  const at = await desk.sit({ toured: true });
  const first = await weigh(at);
  let from = performance.now();
  await at.goto(page);
  await at.locator(".begin:enabled").waitFor();
  const start = Math.round(performance.now() - from);
  await at.locator(".title-sheet img").evaluate((one) => one.decode());
  const weight = { start_kb: Math.round(first.bytes / 1024) };
  from = performance.now();
  await begin(at, page, { confederate: "random" }, { tour: false });
  await seated(at);
  await myTurn(at);
  const table = Math.round(performance.now() - from);
  weight.first_game_kb = Math.round(first.bytes / 1024);
  const again = await desk.sit({ toured: true });
  await begin(again, page, { confederate: "random" }, { tour: false });
  await myTurn(again);
  console.log(JSON.stringify({
    ...weight,
    start_page_interactive_ms: start,
    from_start_page_to_first_order_ms: table,
    drag: await drag(again, 5),
  }, null, 1));
} finally {
  await desk.browser.close();
}
