import type { CartLine } from 'shared-kernel/contracts';
import { multiplyAmount } from 'shared-kernel/money';
import { selectedLines } from '../../model/selection';
import { totalOf } from '../../model/split-delivery';
import type { SummaryGoods } from './order-summary';

/** The selected goods of a split cart that have no address yet. */
export const unassignedGoods = (cart: readonly CartLine[]): SummaryGoods[] =>
  cart.flatMap(({ productSpu, memberCartSkus }) =>
    selectedLines(memberCartSkus).flatMap((line) => {
      const { skuId, name, unitName, discountPriceUnit, note } = line;
      const count =
        line.count - totalOf(line.cartSkuConsignees.filter(({ consigneeId }) => consigneeId !== null));
      if (count <= 0) return [];
      const amountUnit = multiplyAmount(discountPriceUnit, count);
      return [
        {
          skuId,
          productName: productSpu.name,
          name,
          unitName,
          count,
          discountPriceUnit,
          amountUnit,
          note,
          gifts: [],
        },
      ];
    }),
  );
