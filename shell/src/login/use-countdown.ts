import { useEffect, useState } from 'react';

const storageKey = (name: string) => `countdown:${name}`;

const readEnd = (name: string): number | null => {
  const end = Number(sessionStorage.getItem(storageKey(name)));
  return end > Date.now() ? end : null;
};

const secondsUntil = (end: number) => Math.ceil((end - Date.now()) / 1000);

/**
 * Counts whole seconds down to 0 and is then ready to start again.
 * @param name under which this tab remembers the countdown, so that it goes on after a reload
 */
export function useCountdown(
  name: string,
  seconds: number,
): { left: number; running: boolean; start: () => void } {
  const [endsAt, setEndsAt] = useState(() => readEnd(name));
  const [left, setLeft] = useState(() => (endsAt === null ? seconds : secondsUntil(endsAt)));

  useEffect(() => {
    if (endsAt === null) return;
    // From the clock, not by counting ticks: a tab in the background hardly ticks.
    const tick = () => {
      const remaining = secondsUntil(endsAt);
      if (remaining > 0) return setLeft(remaining);
      sessionStorage.removeItem(storageKey(name));
      setEndsAt(null);
      setLeft(seconds);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [name, endsAt, seconds]);

  const start = () => {
    const end = Date.now() + seconds * 1000;
    sessionStorage.setItem(storageKey(name), String(end));
    setLeft(seconds);
    setEndsAt(end);
  };
  return { left, running: endsAt !== null, start };
}
