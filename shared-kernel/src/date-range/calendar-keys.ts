const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Moves the focus between the days of a calendar, by a day or a week. Returns whether the key was such a key.
 */
export function moveBetweenDays(calendar: HTMLElement, key: string): boolean {
  const step = steps[key];
  const days = shownDays(calendar);
  const at = days.findIndex((day) => day.matches(':focus'));
  if (step === undefined || at < 0) return false;
  days[Math.min(Math.max(at + step, 0), days.length - 1)]?.focus();
  return true;
}

/** Days of adjacent months are rendered too, but hidden. */
export const shownDays = (calendar: HTMLElement): HTMLButtonElement[] =>
  [...calendar.querySelectorAll<HTMLButtonElement>('button[data-day]')].filter(
    (day) => !day.closest('.arco-picker-cell-hidden'),
  );
