interface HeldLine {
  readonly skuId: string;
  readonly count: number;
  readonly ordered: number;
}

/** Units of a line of a request. */
export interface Allotted<Line> {
  readonly line: Line;
  readonly count: number;
}

/** Gives the units of an order to lines of requests, in their order; what is ordered less stays open. */
export function allotUnits<Line extends HeldLine>(
  held: readonly Line[],
  items: readonly { skuId: string; quantity: number; gift: boolean }[],
): Allotted<Line>[] {
  const left = new Map<string, number>();
  for (const { skuId, quantity, gift } of items)
    if (!gift) left.set(skuId, (left.get(skuId) ?? 0) + quantity);
  return held.flatMap((line) => {
    const rest = left.get(line.skuId) ?? 0;
    const count = Math.min(rest, line.count - line.ordered);
    if (count <= 0) return [];
    left.set(line.skuId, rest - count);
    return [{ line, count }];
  });
}
