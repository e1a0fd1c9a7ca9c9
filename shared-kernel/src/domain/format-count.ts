const noBreakSpace = '\u00a0';

/**
 * Formats a count with separators and a non-breaking unit: `1200`, `'箱'` → `1,200 箱`.
 * @param count pieces, units, results; whole
 * @param unit omitted where a heading or a column states it
 */
export function formatCount(count: number | bigint, unit?: string | null): string {
  const digits = `${count}`.replace(/\B(?=(\d{3})+$)/g, ',');
  return unit ? `${digits}${noBreakSpace}${unit}` : digits;
}

/** Puts a non-breaking space between numbers and their units: `消毒液 500 mL` does not break after 500. */
export const unbroken = (text: string): string =>
  text.replace(/(\d) (?=[a-zA-Zµμ°℃%‰Ω\p{Script=Han}])/gu, `$1${noBreakSpace}`);
