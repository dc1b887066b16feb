/** Web push: notices to this browser while no page of the club is open. */

import type { Club } from "./api";
import { bytesOf } from "./passkey";

/** Whether this browser supports push. */
export const takesPushes = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Subscribe this browser with the club's key; false if the reader, or the browser, refuses. */
export async function takePushes(club: Club, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/push.js");
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }).catch((error: unknown) => {
    // This browser has no push service, or it cannot be reached.
    if (error instanceof DOMException) return null;
    throw error;
  });
  if (made === null) return false;
  const { endpoint = "", keys = {} } = made.toJSON();
  const browser = (await club.browsers()).find((one) => one.here)?.browser ?? "";
  await club.addPush({ endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", name: browser });
  return true;
}
