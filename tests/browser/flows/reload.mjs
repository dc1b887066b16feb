// The page is loaded anew in the middle of an activation: the same question is on the table.
import { begin, glance, must, myTurn, seated } from "../desk.mjs";
import { mouse } from "../people.mjs";

export default async function reload(desk) {
  const page = await desk.sit({ toured: true });
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
  return `the question of ${seen.clause} at moment ${seen.moment} twice, then ${(await glance(page)).moment} orders`;
}
