const cstOffsetMs = 8 * 3_600_000;

/** The order number that buyers see: the day in China and a number of `orderNoSequence`. */
export function orderNo(createdAt: Date, sequence: number): string {
  const day = new Date(createdAt.getTime() + cstOffsetMs).toISOString().slice(0, 10).replaceAll('-', '');
  return `AL${day}${String(sequence).padStart(6, '0')}`;
}
