const noBreakSpace = '\u00a0';

/**
 * A count as the shop writes it: with separators, and on one line with what it counts: `1200`, `'箱'` → `1,200 箱`.
 * @param count pieces, units, results; whole
 * @param unit what is counted; left out where a heading or a column says it
 */
export function formatCount(count: number | bigint, unit?: string | null): string {
  const digits = `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');
  return unit ? `${digits}${noBreakSpace}${unit}` : digits;
}

/** A name or a specification whose numbers stay on one line with their units: `消毒液 500 mL` never ends a line at 500. */
export const unbroken = (text: string): string =>
  text.replace(/(\d) (?=[a-zA-Zµμ°℃%‰Ω\p{Script=Han}])/gu, `$1${noBreakSpace}`);
