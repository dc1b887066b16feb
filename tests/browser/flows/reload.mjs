// The page is loaded anew in the middle of an activation: the same question is on the table. Then the game is given up.
import { begin, glance, must, myTurn, seated } from "../desk.mjs";
import { mouse } from "../people.mjs";

export default async function reload(desk) {
  const page = await desk.sit({ toured: true });
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await begin(page, desk.order.page, { confederate: "random" }, { tour: false });
  let seen = await myTurn(page);
  while (seen.clause !== "5.1.1") {
    await mouse.order(page, seen);
    seen = await myTurn(page, seen.moment);
  }
  await page.keyboard.press("/");
  await page.keyboard.type("st");
  await page.reload();
  await seated(page);
  const again = await myTurn(page);
  must(JSON.stringify(again) === JSON.stringify(seen), () => `${JSON.stringify(again)} is not ${JSON.stringify(seen)}`);
  await mouse.order(page, again);
  const after = await myTurn(page, again.moment);
  must(after.moment > again.moment, "the game does not go on");
  // He gives it up: it is over at once, and stays so.
  await page.locator(".to-papers").click();
  await page.locator(".resign").click();
  await page.getByRole("button", { name: "I resign" }).click();
  await page.locator(".prompt .ask", { hasText: "Union has resigned" }).waitFor();
  await page.reload();
  await page.locator(".prompt .ask", { hasText: "Union has resigned" }).waitFor();
  must((await page.locator(".club-seats, .resign").count()) === 0, "a game at home is a club's, or is given up twice");
  const foreign = asked.filter((path) => /\/api\/club|ClubPages|AtTable/.test(path));
  must(foreign.length === 0 && asked.filter((path) => path === "/api/about").length === 1, () => `at home a club is looked for: ${foreign}`);
  return `the question of ${seen.clause} at moment ${seen.moment} twice, then ${(await glance(page)).moment} orders`;
}
