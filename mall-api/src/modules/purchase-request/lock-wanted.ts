import type { Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { invalid, notFound, wrongState } from '../../http/call-error';
import { requestRepository } from './repository';

/**
 * Lines of the buyer's cart that they ask for, locked.
 * @throws CallError 60001 a line twice, 60003 another count than in the cart, 60004 a line that is not in it
 */
export async function lockWanted(
  tx: Queries,
  buyer: Buyer,
  wanted: readonly { cartSkuId: string; count: number }[],
) {
  const ids = wanted.map(({ cartSkuId }) => cartSkuId);
  if (new Set(ids).size < ids.length) throw invalid('所选商品有重复');
  const rows = await requestRepository(tx).lockCart(buyer, ids);
  if (rows.length < ids.length) throw notFound('购物车商品');
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  if (wanted.some(({ cartSkuId, count }) => counts.get(cartSkuId) !== count))
    throw wrongState('购物车中的数量已在别处修改，请核对后再提交');
  return rows;
}
