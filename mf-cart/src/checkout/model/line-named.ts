import type { CartLine } from 'shared-kernel/contracts';

/** The cart line that a refusal names by its product or one of its gifts; null if there is none. */
export function lineNamed(text: string, cart: readonly CartLine[]): string | null {
  const named = cart
    .flatMap(({ productSpu, memberCartSkus }) =>
      memberCartSkus.flatMap((line) =>
        [productSpu.name, ...line.gifts.map(({ name }) => name)].map((name) => ({ name, line })),
      ),
    )
    .filter(({ name }) => text.includes(name));
  // The longest match is meant; of two units, the selected one.
  const [first] = named.toSorted(
    (one, other) =>
      other.name.length - one.name.length || Number(other.line.selected) - Number(one.line.selected),
  );
  return first?.line.skuId ?? null;
}
