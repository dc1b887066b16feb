import { useEffect, useRef } from "react";
import type { Contest } from "../api";
import { bound } from "../ui/bound";
import { useReader } from "../words";
import type { Naming } from "./choices";
import { ContestSheet } from "./ContestSheet";
import { useEscape } from "./useEscape";

interface PlateProps {
  contest: Contest;
  names: Record<string, string>;
  spot: Naming;
  onShow: (place: string) => void;
  onGo: () => void;
}

/** The result of one's own battle: it stays until dismissed. */
export function BattlePlate({ contest, names, spot, onShow, onGo }: PlateProps) {
  const { say } = useReader();
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => go.current?.focus({ preventScroll: true }), [contest.since]);
  useEscape(onGo);
  return (
    <section className="turn-plate battle-plate" aria-label={say("battle-result")}>
      <p className="opening">{bound(contest.text)}</p>
      <ContestSheet contest={contest} prospect={undefined} asked={false} {...{ names, spot, onShow }} />
      <button type="button" className="main" ref={go} onClick={onGo}>
        {say("go-on")}
      </button>
    </section>
  );
}
