/** What the club's pages share: the member, links between pages, headings, and requests. */

import { type MouseEvent, type ReactNode, type RefObject, createContext, use, useCallback, useEffect, useRef, useState } from "react";
import { Refusal } from "../api";
import { Switches } from "../ui/Switches";
import { useReader } from "../words";
import type { Club, ClubInfo, Me, Person } from "./api";
import { useClubWords } from "./words";

export interface Here {
  club: Club;
  info: ClubInfo;
  me: Me | null;
  setMe: (me: Me | null) => void;
  go: (path: string) => void;
  /** To a game's table. */
  open: (game: string) => void;
  /** The visitor came from another page, so the heading takes the focus. */
  moved: RefObject<boolean>;
  /** The opponent that the visitor chose on that member's page. */
  wished: RefObject<Person | null>;
}

export const HereContext = createContext<Here | null>(null);

export function useHere(): Here {
  const here = use(HereContext);
  if (!here) throw new Error("not in a club");
  return here;
}

/** The page of a member who is signed in. */
export function useMe(): Me {
  const { me } = useHere();
  if (!me) throw new Error("nobody is signed in");
  return me;
}

interface ToProps {
  path: string;
  className?: string | undefined;
  current?: boolean;
  /** The full text, where it may be truncated. */
  title?: string;
  children: ReactNode;
}

/** A link to another page. */
export function To({ path, className, current, title, children }: ToProps) {
  const { go } = useHere();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(path);
  };
  return (
    <a href={path} className={className} title={title} aria-current={current ? "page" : undefined} onClick={follow}>
      {children}
    </a>
  );
}

/** A member's name, linked to his page; plain text if not signed in. */
export function ToMember({ who }: { who: Person }) {
  const { me } = useHere();
  if (who.name === "") return null;
  if (me === null) return <span className="who">{who.name}</span>;
  return (
    <To path={who.id === me?.id ? "/club/me" : `/club/members/${encodeURIComponent(who.id)}`} className="who" title={who.name}>
      {who.name}
    </To>
  );
}

/** The navigation, beneath the name of the club. */
export function Ways({ page }: { page: string }) {
  const { club, me, info, setMe, go } = useHere();
  const { tell } = useClubWords();
  if (me === null && !info.guests) return null;
  const out = async () => {
    await club.signOut().catch(() => undefined);
    setMe(null);
    go("/");
  };
  return (
    <nav className="ways" aria-label={info.name}>
      <To path="/" current={page === ""}>
        {tell(me === null ? "sign-in" : "lobby")}
      </To>
      {me !== null && (
        <>
          <To path="/club/tournaments" current={page === "tournaments" || page.startsWith("tournaments/")}>
            {tell("tournaments")}
          </To>
          <To path="/club/ladder" current={page === "ladder" || page.startsWith("ladder/")}>
            {tell("ladder")}
          </To>
        </>
      )}
      <To path="/club/table" current={page === "table"}>
        {tell("own-table")}
      </To>
      {me !== null && (
        <>
          <To path="/club/me" current={page === "me"}>
            {me.named ? me.name : tell("account")}
          </To>
          <button type="button" onClick={() => void out()}>
            {tell("sign-out")}
          </button>
        </>
      )}
    </nav>
  );
}

export function ClubHead({ page }: { page: string }) {
  const { tell } = useClubWords();
  const { info } = useHere();
  return (
    <header className="cartouche">
      <Switches />
      <h1>{info.name}</h1>
      <p>{tell("motto")}</p>
      <Ways page={page} />
    </header>
  );
}

/** The heading of a page. It takes the focus if the visitor came from another page. */
export function Heading({ children }: { children: string }) {
  const { info, moved } = useHere();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved.current) heading.current?.focus({ preventScroll: true });
    moved.current = false;
  }, [moved]);
  useEffect(() => {
    const before = document.title;
    document.title = `${children} · ${info.name}`;
    return () => {
      document.title = before;
    };
  }, [children, info.name]);
  return (
    <h2 tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
}

/** A request to the club: its refusal, and whether it is under way. */
export interface Deed {
  busy: boolean;
  failed: string;
  /** True if it was done. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

export function useDeed(): Deed {
  const { say } = useReader();
  const { setMe } = useHere();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const run = useCallback(
    async (work: () => Promise<unknown>) => {
      setBusy(true);
      setFailed("");
      try {
        await work();
        return true;
      } catch (error) {
        setFailed(error instanceof Refusal ? error.text : say("no-server"));
        // Signed out elsewhere, or the session expired: to the entrance.
        if (error instanceof Refusal && error.key === "error-club-sign-in") setMe(null);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [say, setMe],
  );
  return { busy, failed, run };
}

export function Failed({ deed }: { deed: Deed }) {
  if (deed.failed === "") return null;
  return (
    <p role="alert" className="denial">
      {deed.failed}
    </p>
  );
}

/** A link for sharing. */
export function Copy({ link, label }: { link: string; label: string }) {
  const { say } = useReader();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      setTimeout(() => setCopied(false), 4000);
    } catch {
      prompt(say("copy-this"), link);
    }
  };
  return (
    <button type="button" className="plain copy" onClick={() => void copy()}>
      <span role="status">{copied ? say("copied") : label}</span>
    </button>
  );
}
