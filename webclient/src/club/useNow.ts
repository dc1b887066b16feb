import { useEffect, useState } from "react";

/** Milliseconds since the page was opened, updated every second while a clock runs. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
