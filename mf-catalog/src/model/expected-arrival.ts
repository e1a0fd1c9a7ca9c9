const inChina = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

/** When a product is expected, in words; null where nobody knows, and once the day has passed without it. */
export function expectedArrival(date: string | null, now: Date): string | null {
  if (date === null || date < inChina.format(now)) return null;
  return `预计 ${date} 到货`;
}
