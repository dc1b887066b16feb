// A server that could not answer once is asked again, and an order of the page's own that came too late was
// none of the reader's: neither keeps the page from passing, and of neither is anything left to be read.
import { begin, must, myTurn } from "../desk.mjs";

export default async function unread(desk) {
  const page = await desk.sit({ toured: true });
  let failed = 0;
  await page.route(/\/api\/games\/[^/?]+\?/, async (route) => {
    if (failed > 0) return route.continue();
    failed += 1;
    await route.fulfill({ status: 503, contentType: "text/plain", body: "busy" });
  });
  let late = 0;
  await page.route(/\/actions\?/, async (route) => {
    if (late > 0 || !/"pass"/.test(route.request().postData() ?? "")) return route.continue();
    late += 1;
    await route.fetch();
    await route.continue();
  });
  await begin(page, desk.order.page, { confederate: "random" }, { tour: false });
  const seen = await myTurn(page);
  must(failed === 1, "the page asked nothing");
  must(late === 1, "the page did not pass");
  must((await page.locator(".denial").count()) === 0, "what failed is told although it is over");
  return `passed on to moment ${seen.moment} after a failure and a refusal`;
}
