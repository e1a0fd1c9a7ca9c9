import type { MemberCartSku } from 'shared-kernel/contracts';
import { groupBy } from '../../collections/group-by';
import type { Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { formatDate } from '../../wire/time';
import { requestRepository } from '../purchase-request/repository';
import { budgetRepository } from './repository';

export type AskedInCart = ReadonlyMap<string, NonNullable<MemberCartSku['departments']>>;

/** Which departments have asked for units of the buyer's cart lines, by line; nothing for a client without budgets. */
export async function askedInCart(
  db: Queries,
  { clientId, hasColleagues }: Buyer,
  cart: readonly { readonly id: string; readonly skuId: string }[],
  now: Date,
): Promise<AskedInCart> {
  if (!hasColleagues || !(await budgetRepository(db).hasAny(clientId, formatDate(now)))) return new Map();
  const skus = new Map(cart.map(({ id, skuId }) => [id, skuId]));
  const held = await requestRepository(db).held([...skus.keys()]);
  // Whose unit was changed in the cart is held no more.
  const open = held.flatMap(({ cartSkuId, skuId, department, count, ordered }) =>
    cartSkuId !== null && skus.get(cartSkuId) === skuId && ordered < count
      ? [{ cartSkuId, department, count: count - ordered }]
      : [],
  );
  return new Map(
    [...groupBy(open, ({ cartSkuId }) => cartSkuId)].map(([id, units]) => [
      id,
      units.map(({ department, count }) => ({ department, count })),
    ]),
  );
}
