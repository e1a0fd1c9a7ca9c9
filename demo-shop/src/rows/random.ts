/** Deterministic pseudo-random numbers: the same seed gives the same numbers. */
export interface Random {
  /** 0 ≤ n < 1 */
  next(): number;
  /** An integer from min to max, both inclusive. */
  int(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Distinct items in random order; all of them when there are no more than count. */
  sample<Item>(items: readonly Item[], count: number): Item[];
  chance(probability: number): boolean;
  /** An independent generator for one part, so that a change in another part does not change this one. */
  fork(part: string | number): Random;
}

function hash(text: string): number {
  let h = 2_166_136_261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16_777_619);
  return h >>> 0;
}

/** Mulberry32, seeded by a string. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  function pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[int(0, items.length - 1)] as Item;
  }
  function sample<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    const taken: Item[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1));
    return taken;
  }
  return {
    next,
    int,
    pick,
    sample,
    chance: (probability) => next() < probability,
    fork: (part) => createRandom(`${seed}/${part}`),
  };
}
