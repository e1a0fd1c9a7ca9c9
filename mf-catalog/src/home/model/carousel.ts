/** The slide `step` places on, going round. */
export const turn = (index: number, step: number, count: number): number =>
  count === 0 ? 0 : (((index + step) % count) + count) % count;
