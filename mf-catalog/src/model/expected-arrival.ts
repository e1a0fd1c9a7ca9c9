const inChina = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });

/** When a product is expected, as Chinese text; null if unknown or past. */
export function expectedArrival(date: string | null, now: Date): string | null {
  if (date === null || date < inChina.format(now)) return null;
  return `预计 ${date} 到货`;
}
