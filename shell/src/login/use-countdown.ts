import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0 and is then ready to start again. */
export function useCountdown(seconds: number): { left: number; running: boolean; start: () => void } {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (endsAt === null) return;
    // From the clock, not by counting ticks: a tab in the background hardly ticks.
    const tick = () => {
      const remaining = Math.ceil((endsAt - Date.now()) / 1000);
      if (remaining > 0) return setLeft(remaining);
      setEndsAt(null);
      setLeft(seconds);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAt, seconds]);

  const start = () => {
    setLeft(seconds);
    setEndsAt(Date.now() + seconds * 1000);
  };
  return { left, running: endsAt !== null, start };
}
