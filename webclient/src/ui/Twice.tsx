/** A button with a confirmation, for what cannot be undone. */

import { type ReactNode, useEffect, useId, useRef, useState } from "react";

interface TwiceProps {
  label: string;
  title: string;
  /** The consequences. */
  children: ReactNode;
  yes: string;
  no: string;
  /** Whether it may be confirmed yet, as where a word has to be typed first. */
  ready?: boolean;
  className?: string;
  onYes: () => Promise<void> | void;
}

export function Twice({ label, title, children, yes, no, ready = true, className = "plain", onYes }: TwiceProps) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const before = useRef(false);
  useEffect(() => {
    if (asked) stay.current?.focus();
    else if (before.current) first.current?.focus();
    before.current = asked;
  }, [asked]);
  if (!asked) {
    return (
      <button type="button" className={className} ref={first} onClick={() => setAsked(true)}>
        {label}…
      </button>
    );
  }
  const go = async () => {
    setBusy(true);
    try {
      await onYes();
      setAsked(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div
      className="twice"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        setAsked(false);
      }}
    >
      <p id={`${id}-title`} className="question">
        {title}
      </p>
      <div id={`${id}-text`}>{children}</div>
      <div className="row">
        <button type="button" className="plain" ref={stay} disabled={busy} onClick={() => setAsked(false)}>
          {no}
        </button>
        <button type="button" className="main sure" disabled={busy || !ready} onClick={() => void go()}>
          {yes}
        </button>
      </div>
    </div>
  );
}
