import type { Sums } from './page-sums';

/**
 * Amounts that are called the same and differ, both of the same buyer and the same data. What is called something else, or stands
 * beside what the live page says, is somebody's design.
 */
export const differingSums = (mine: Sums, live: Sums): string[] =>
  Object.entries(live).flatMap(([label, there]) => {
    const here = mine[label] ?? [];
    if (here.length !== there.length && here.some((sum) => there.includes(sum))) return [];
    const [other] = without(here, there);
    const [was] = without(there, here);
    if (other === undefined || was === undefined) return [];
    return [`「${label}」 says ¥ ${other}, the live one ¥ ${was}`];
  });

/** What one list has beyond another, in its order. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((one) => {
    const index = left.indexOf(one);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
