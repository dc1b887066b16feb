// A record that cannot be replayed: what is wrong is told where the file was chosen, in the reader's language.
import { readFileSync } from "node:fs";
import { grave, must } from "../desk.mjs";

export default async function badrecord(desk) {
  const page = await desk.sit({ toured: true, locale: "it-IT" });
  await page.goto(desk.order.page);
  await page.locator(".title-sheet img").waitFor();
  const text = readFileSync(desk.order.record, "utf8");
  const rows = text.split("\n");
  const at = rows.findIndex((row) => / play /.test(row));
  rows[at] = rows[at].replace(" play ", " plan ");
  await page.locator(".import input").setInputFiles({ name: "partita.roll", mimeType: "text/plain", buffer: Buffer.from(rows.join("\n")) });
  const told = page.locator(".importing .denial");
  await told.waitFor();
  const said = await told.innerText();
  must(said.startsWith("partita.roll") && said.includes(`riga ${at + 1} `), said);
  const seen = await told.evaluate((one) => {
    const box = one.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight;
  });
  must(seen, "it stands out of sight");
  await desk.shoot(page, "bad-record");
  const faults = await grave(page);
  must(faults.length === 0, faults.join("; "));
  // The whole file is opened by the same button.
  await page.locator(".import input").setInputFiles({ name: "partita.roll", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.locator(".table-page").waitFor();
  return `refused for line ${at + 1}, and opened whole`;
}
