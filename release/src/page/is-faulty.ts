/** From so many of a hundred visits on, faults are coloured, and said. */
const FAULTY_SHARE = 0.02;

export const isFaulty = ({ visits, faulty }: { visits: number; faulty: number }): boolean =>
  visits > 0 && faulty / visits >= FAULTY_SHARE;
