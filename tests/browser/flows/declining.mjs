// Who does not want to be asked about a kind of reaction says so once, and is asked again when he likes. One key declines a single time.
import { grave, laid, must, sitAt, until } from "../desk.mjs";

const momentOf = (page) => page.evaluate(() => Number.parseInt(document.querySelector(".replay output").textContent, 10));
const later = (page, before) => until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) > at, before);

/** In another game from the same moment: the keys that the rows show, and one of them. */
async function declinesByKey(desk, { record, seat, action }) {
  const game = await laid(desk, record);
  const page = await sitAt(desk, game, seat);
  await page.locator(`.orders li button[data-action="${action}"]`).waitFor();
  const keys = await page.evaluate(() => {
    const rows = [...document.querySelectorAll(".orders li button")];
    return Object.fromEntries(rows.map((one) => [one.dataset.action, `${one.getAttribute("aria-keyshortcuts")} ${getComputedStyle(one, "::before").content}`]));
  });
  must(keys[action].startsWith('X "X"') && keys.avoid.startsWith('1 "1"'), () => JSON.stringify(keys));
  const faults = await grave(page);
  must(faults.length === 0, () => faults.join("; "));
  await desk.shoot(page, "answers");
  const before = await momentOf(page);
  // In the field they are text.
  await page.keyboard.press("/");
  await page.keyboard.type("x1");
  must((await page.locator(".filter input").inputValue()) === "x1" && (await momentOf(page)) === before, "an answer is given from the field");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const given = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/actions"));
  await page.keyboard.press("x");
  const { action: order } = (await given).postDataJSON();
  must(order === action, () => `X gives ${order}`);
  await later(page, before);
}

/** An undo leads back to the question: it is asked although a habit would answer it, and the slip of the habits fits the window. */
async function asksAfterUndo(desk, { record, seat }) {
  const game = await laid(desk, record);
  const page = await sitAt(desk, game, seat);
  const button = page.locator(".prompt .decline button", { hasText: "in this game" });
  await button.waitFor();
  const asked = await momentOf(page);
  await button.click();
  await later(page, asked);
  await page.locator(".undoing > .plain").first().click();
  // Somebody sits at the other seat: he grants it.
  const [other] = Object.keys(game.tokens).filter((one) => one !== seat);
  await button.or(page.locator("p.asked")).first().waitFor();
  if (!(await button.isVisible())) {
    const headers = { Authorization: `Bearer ${game.tokens[other]}`, "Content-Type": "application/json" };
    const answer = await fetch(`${desk.order.page}api/games/${game.id}/undo/answer`, { method: "POST", headers, body: JSON.stringify({ grant: true }) });
    must(answer.ok, () => `the undo is refused: ${answer.status}`);
  }
  await button.waitFor();
  // A habit answers after half a second.
  await page.waitForTimeout(1500);
  must((await momentOf(page)) === asked && (await button.isVisible()), "the habit answers what was taken back");
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.locator(".habits summary").click();
  await page.locator(".habits .keys").scrollIntoViewIfNeeded();
  const [slip, high] = await page.evaluate(() => [document.querySelector(".habits > div").getBoundingClientRect().bottom, innerHeight]);
  must(slip <= high, () => `the slip of the habits ends at ${slip} of ${high}`);
  await desk.shoot(page, "declining-undone");
  await page.keyboard.press("Escape");
  await button.click();
  await later(page, asked);
}

/** Only this question, and those that promise no more: the page remembers, and what it cannot read declines nothing. */
async function declinesSeldom(desk, { record, seat, action }) {
  const game = await laid(desk, record);
  const page = await sitAt(desk, game, seat);
  const key = `longroll.declined.${game.id}`;
  // As an older page stored it.
  await page.evaluate((at) => localStorage.setItem(at, JSON.stringify({ "prompt-avoid": "Never" })), key);
  await page.reload();
  const button = page.locator(".prompt .decline button", { hasText: "or less" });
  await button.waitFor();
  const [, chance] = (await button.innerText()).match(/(\d+)%/);
  const note = await page.locator('.orders button[data-action="avoid"] .note').innerText();
  must(note.includes(`${chance}%`), () => `${note}, but it is declined at ${chance}`);
  const before = await momentOf(page);
  const given = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/actions"));
  await button.click();
  const { action: order } = (await given).postDataJSON();
  must(order === action, () => `declining gives ${order}`);
  await later(page, before);
  await page.reload();
  await page.locator(".habits summary").click();
  await page.locator(".habits label", { hasText: `at ${chance}% or less` }).waitFor();
  const kept = await page.evaluate((at) => localStorage.getItem(at), key);
  must(Object.keys(JSON.parse(kept)).join() === seat, () => `${kept} is kept`);
  await desk.shoot(page, "declined");
}

export default async function declining(desk) {
  const { record, seat } = desk.order;
  const game = await laid(desk, record);
  const page = await sitAt(desk, game, seat);
  const offer = page.locator(".prompt .decline");
  const button = offer.locator("button", { hasText: "in this game" });
  await button.waitFor();
  const said = await offer.getAttribute("aria-label");
  const ways = await offer.locator("button").allInnerTexts();
  must(ways.length === 3 && ways[0] === "this turn" && ways[2] === "in this game", () => ways.join("; "));
  // The habit is offered aside; what is asked stands out, with its chance.
  const [habitual, order] = await page.evaluate(() => [".prompt .decline button", ".orders li button"].map((one) => getComputedStyle(document.querySelector(one))).map(({ fontSize, borderTopWidth }) => ({ size: Number.parseFloat(fontSize), border: borderTopWidth })));
  must(habitual.size < order.size && habitual.border === "0px", () => JSON.stringify([habitual, order]));
  must(/\d%/.test(await page.locator('.orders button[data-action="avoid"] .note').innerText()), "the chance is not told");
  await desk.shoot(page, "declining");
  // A line of the log lights its places on the map while it is pointed at.
  await page.locator(".log li", { hasText: /marches \d+\sSP from/ }).last().hover();
  await until(page, () => document.querySelectorAll(".lights .mark").length > 0);
  await page.mouse.move(300, 300);
  await until(page, () => document.querySelectorAll(".lights .mark").length === 0);
  const before = await momentOf(page);
  const given = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/actions"));
  await button.click();
  // This answer is the player's own, and can be taken back; those that the page gives from now on cannot.
  const { habit: byHabit } = (await given).postDataJSON();
  must(!byHabit, "the answer that begins a habit counts as one of it");
  await later(page, before);
  must((await page.locator(".undoing").allInnerTexts()).join().includes("Stand"), "the undo does not name the answer that begins a habit");
  await page.locator(".habits summary").click();
  const habit = page.locator(".habits label", { hasText: `${said}: in this game` });
  must(await habit.locator("input").isChecked(), "the habit is not listed");
  // Who switches it off by a slip switches it on again; only a list that is opened anew does without it.
  await habit.locator("input").click();
  must(!(await habit.locator("input").isChecked()), "the habit is not switched off");
  await desk.shoot(page, "declining-off");
  await habit.locator("input").click();
  must(await habit.locator("input").isChecked(), "the habit is not switched on again");
  await habit.locator("input").click();
  await page.locator(".habits summary").click();
  await page.locator(".habits summary").click();
  await habit.waitFor({ state: "detached" });
  await declinesByKey(desk, desk.order);
  await declinesSeldom(desk, desk.order);
  await asksAfterUndo(desk, desk.order);
  return said;
}
