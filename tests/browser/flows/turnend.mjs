// A turn ends while somebody looks on: a plate tells of it, once, and nothing goes on until it is read.
import { anyElsewhere, grave, laid, must, playElsewhere, seated, sitAt, until } from "../desk.mjs";

export default async function turnend(desk) {
  const { record, seat, action } = desk.order;
  const game = await laid(desk, record);
  const other = seat === "union" ? "confederate" : "union";
  const page = await sitAt(desk, game, other, { watch: 1 });
  must((await page.locator(".turn-plate").count()) === 0, "a turn is over before it ends");
  const seq = await playElsewhere(desk, game, seat, action);
  const plate = page.locator(".turn-plate");
  await plate.waitFor();
  await page.locator(".turn-plate .stands b").first().waitFor();
  const [ended, begun] = [await plate.locator("h2").textContent(), await page.locator("h1").textContent()];
  must(/^End of \w+ 186\d$/.test(ended), ended);
  must(!begun.includes(ended.replace("End of ", "")), `it still is: ${begun}`);
  must((await plate.locator(".stands li").count()) >= 2, "nobody knows how the war stands");
  const lines = await plate.locator(".lines li:not(.rest)").allTextContents();
  const log = await page.locator(".log li").allTextContents();
  must(lines.length > 0 && lines.every((line) => log.some((told) => told.includes(line))), () => `the log does not tell ${lines}`);
  await desk.shoot(page, "turn-plate");
  // What is too much for a glance unfolds, and all of it is in the log.
  must((await plate.locator(".rest button").count()) > 0, "there is nothing to unfold");
  const rest = plate.locator(".rest button");
  for (let left = await rest.count(); left > 0; left -= 1) {
    const more = Number.parseInt(/\d+/.exec(await rest.first().textContent())[0], 10);
    const shown = await plate.locator(".lines li").count();
    await rest.first().click();
    await until(page, (count) => document.querySelectorAll(".turn-plate .lines li").length === count, shown - 1 + more);
  }
  await desk.shoot(page, "turn-plate-whole");
  const faults = await grave(page);
  must(faults.length === 0, faults.join("; "));

  // Others play on beneath it, and another language is wanted: all that is read changes, also the moment that stands.
  const later = (await anyElsewhere(desk, game, seat)) ?? seq;
  if (later > seq) await page.locator(".playback").waitFor();
  const read = () => page.evaluate(() => [".tracks", ".prompt .ask", ".turn-plate", ".turn-plate .stands", ".top h1"].map((one) => document.querySelector(one)?.innerText ?? ""));
  const english = await read();
  await page.locator('.languages button[lang="es"]').click();
  await until(page, () => document.documentElement.lang === "es");
  await until(page, (old) => !document.querySelector(".turn-plate .stands").innerText.includes(old), "Strategic will");
  const spanish = await read();
  must(spanish.every((text, index) => text !== english[index]), () => `left in English: ${spanish.filter((text, index) => text === english[index]).join("; ")}`);
  await desk.shoot(page, "turn-plate-es");
  await page.locator('.languages button[lang="en"]').click();
  await until(page, () => document.documentElement.lang === "en");

  // Put away by a key, it does not come again: not even when the page is loaded anew.
  await page.keyboard.press("Escape");
  await plate.waitFor({ state: "detached" });
  await page.reload();
  await seated(page);
  await until(page, (at) => Number.parseInt(document.querySelector(".replay output").textContent, 10) >= at, later);
  must((await plate.count()) === 0, "it is told twice");

  // Whoever comes later has it before him; whoever does not watch the others has not.
  const late = await sitAt(desk, game, seat, { watch: 0 });
  must((await late.locator(".turn-plate").count()) === 0, "who does not watch is held up");
  return `a plate of ${lines.length} lines`;
}
