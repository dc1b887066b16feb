// Against a bot dice can be taken back, but not by a slip of the finger: the page asks first, and the log tells of it.
import { begin, glance, grave, must, myTurn, until } from "../desk.mjs";

const POST = "POST";

/** Whether dice have fallen that the log tells of after a moment. */
const rolledSince = (page, seq) =>
  page.evaluate((since) => [...document.querySelectorAll(".log li:not(.undone)")].some((line) => Number(line.dataset.seq) > since && line.querySelector(".die")), seq);

/** Play whatever stands first until dice have fallen since an own order; the moment before that order. */
async function untilDice(page) {
  let seen = await myTurn(page);
  for (let n = 0; n < 200; n += 1) {
    const want = seen.orders.find((one) => one.startsWith("go ") || one.startsWith("attack ")) ?? seen.orders[n % seen.orders.length];
    await page.locator(`.orders button[data-action="${want}"]`).click();
    const after = await myTurn(page, seen.moment);
    if (await rolledSince(page, seen.moment)) return seen.moment;
    seen = after;
  }
  throw new Error("no dice ever fell");
}

export default async function takeback(desk) {
  const page = await desk.sit({ toured: true });
  await begin(page, desk.order.page, { confederate: "random" }, { tour: false });
  const before = await untilDice(page);
  const { moment } = await glance(page);
  const asked = [];
  page.on("request", (request) => request.method() === POST && request.url().includes("/undo?") && asked.push(request.postDataJSON()));

  // By the button, and by the keys: the dice are named, and nothing has happened yet.
  const sure = page.locator(".consent[role=alertdialog]");
  await page.locator(".undoing .plain").first().click();
  await sure.waitFor();
  must((await sure.locator(".die").count()) > 0, "no dice are told");
  must(asked.at(-1).sure === false, JSON.stringify(asked));
  await desk.shoot(page, "takeback");
  // In a low window the column is scrolled, not the page.
  await page.setViewportSize({ width: 1440, height: 640 });
  const [high, seen] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  must(high <= seen, `the page is ${high} high in a window of ${seen}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  const faults = await grave(page);
  must(faults.length === 0, faults.join("; "));
  await page.keyboard.press("Escape");
  await sure.waitFor({ state: "detached" });
  await page.keyboard.press("Control+z");
  await sure.waitFor();
  must((await glance(page)).moment === moment, "it was taken back unasked");
  await page.keyboard.press("Enter");
  await sure.waitFor({ state: "detached" });
  must((await glance(page)).moment === moment, "who only presses Enter takes it back");

  // Who means it takes it back, and the log says by whose courtesy.
  await page.keyboard.press("Control+z");
  await sure.locator(".main").click();
  await until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) <= at, before);
  await until(page, () => [...document.querySelectorAll(".log li.undo")].some((line) => line.textContent.includes("the bot allowed it")));
  must(asked.filter((one) => one.sure).length === 1, JSON.stringify(asked));
  return `dice asked for and taken back from ${moment} to ${before}`;
}
