import type { CartLine } from 'shared-kernel/contracts';
import type { GoodsItem } from '../contract';
import { isOrderable } from './cart-lines';

/** The chosen goods of the cart, as a read-only table shows them. */
export const askedGoods = (cart: readonly CartLine[]): GoodsItem[] =>
  cart.flatMap(({ productSpu, memberCartSkus }) =>
    memberCartSkus
      .filter((line) => line.selected && isOrderable(line))
      .map((line) => ({
        id: line.id,
        productId: productSpu.id,
        productImgUrl: productSpu.imageUrl,
        model: productSpu.model,
        name: line.name,
        productName: productSpu.name,
        unitName: line.unitName,
        unitPriceUnit: line.priceUnit,
        payPrice: line.discountPriceUnit,
        payAmount: line.discountAmountUnit,
        quantity: line.count,
        gift: false,
        note: line.note,
      })),
  );
