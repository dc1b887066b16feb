import { useCallback, useEffect, useRef, useState } from "react";
import { type Key, useReader } from "../words";
import { useShortcut } from "./shortcuts";

/** The function of each key; a key in words is a text key, any other stands for itself. */
export const KEYS: readonly (readonly [keys: readonly string[], does: Key])[] = [
  [["/"], "keys-search"],
  [["↑", "↓", "key-enter"], "keys-orders"],
  [["X"], "keys-decline"],
  [["1–9"], "keys-answer"],
  [["N", "P"], "keys-next"],
  [["key-enter", "I"], "keys-choose"],
  [["←", "→", "↑", "↓"], "keys-move"],
  [["+", "−", "0"], "keys-size"],
  [["H"], "keys-hide"],
  [["K"], "keys-key"],
  [["U"], "keys-unmoved"],
  [["key-shift"], "keys-plan"],
  [["G"], "keys-give"],
  [["key-undo"], "keys-undo"],
  [["key-space", ".", "key-escape"], "keys-watch"],
  [["key-escape"], "keys-escape"],
  [["?"], "keys-help"],
];

/** Open the list of shortcuts, as its own key does. */
export function askForKeys(): void {
  dispatchEvent(new KeyboardEvent("keydown", { key: "?" }));
}

/** The list of shortcuts, opened by the question mark. */
export function KeysHelp() {
  const { say } = useReader();
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useShortcut("keys", useCallback(() => setOpen((was) => !was), []));
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  if (!open) return null;
  const close = () => setOpen(false);
  return (
    <dialog className="keys-help" ref={dialog} aria-label={say("keys")} onClose={close} onClick={(event) => event.target === dialog.current && close()}>
      <div>
        <h2>{say("keys")}</h2>
        <dl>
          {KEYS.map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key.startsWith("key-") ? say(key as Key) : key}</kbd>
                ))}
              </dt>
              <dd>{say(does)}</dd>
            </div>
          ))}
        </dl>
        <button type="button" className="plain" onClick={close}>
          {say("keys-close")}
        </button>
      </div>
    </dialog>
  );
}
