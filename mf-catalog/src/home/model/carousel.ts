/** The index `step` slides on, wrapping around. */
export const turn = (index: number, step: number, count: number): number =>
  count === 0 ? 0 : (((index + step) % count) + count) % count;
