/** Pushes: a club tells this browser something while no page of it is open. */

import type { Club } from "./api";
import { bytesOf } from "./passkey";

/** Whether this browser takes pushes at all. */
export const takesPushes = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Let the club push to this browser, by its key; false if the reader, or the browser, does not want it. */
export async function takePushes(club: Club, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/push.js");
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }).catch((error: unknown) => {
    // No service of pushes is behind this browser, or none that can be reached.
    if (error instanceof DOMException) return null;
    throw error;
  });
  if (made === null) return false;
  const { endpoint = "", keys = {} } = made.toJSON();
  const browser = (await club.browsers()).find((one) => one.here)?.browser ?? "";
  await club.addPush({ endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", name: browser });
  return true;
}
