import type { ReactNode } from "react";

/** A page with only a short message and links. */
export function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <main className="waiting">
      <div className="notice" role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        {children && <div className="row">{children}</div>}
      </div>
    </main>
  );
}
