import type { BatchResult } from 'shared-kernel/contracts';
import { shortageText } from 'shared-kernel/domain';

const texts: Readonly<Record<BatchResult['verdict'], string>> = {
  added: '可加入',
  notFound: '没有找到该型号或编码',
  unitNeeded: '请选择单位',
  unlisted: '已下架或尚未上市',
  notOrderable: '当前客户不可订购',
  stockShort: '库存不足',
  overLimit: '超出购物车的行数或数量上限',
};

/**
 * What the server says of a row, as Chinese text.
 * @param holders who holds a part of the stock already, e.g. 购物车
 */
export function verdictText(
  { verdict, sku, shortage }: Pick<BatchResult, 'verdict' | 'sku' | 'shortage'>,
  holders: string,
): string {
  if (verdict !== 'stockShort' || !sku) return texts[verdict];
  return shortageText(shortage ?? { maxQty: sku.stockQty ?? 0, held: 0 }, sku.unitName, holders);
}
