import type { cartSkuConsignees, cartSkuGifts, memberCartSkus } from 'mall-api/schema';
import { isChain, needsDealer } from 'shared-kernel/domain';
import type { SeedProduct } from '../catalogue/build-products';
import { daysAfter } from '../rows/days';
import type { SeedBuyer } from './buyer';
import type { PriceList } from './price-list';
import { seenGoods, type WantedGoods } from './wanted-goods';

interface CartRows {
  memberCartSkus: (typeof memberCartSkus.$inferInsert)[];
  cartSkuConsignees: (typeof cartSkuConsignees.$inferInsert)[];
  cartSkuGifts: (typeof cartSkuGifts.$inferInsert)[];
}

interface Wanted extends WantedGoods {
  gift?: string;
  /** For buyers who choose a dealer: only the cart of their last dealer has this line. */
  lastDealer?: boolean;
}

const wanted: readonly Wanted[] = [
  { model: 'AL-PAA 2000', unit: '箱', count: 20, gift: 'AL-TC PAA' },
  { model: 'AL-BX 23', unit: '盒', count: 8 },
  { model: 'AL-MK 95', unit: '盒', count: 60, priceRose: true },
  // More than is in stock.
  { model: 'AL-IND 5', unit: '盒', count: 30 },
  { model: 'AL-WP 80', unit: '箱', count: 3, lastDealer: true },
];

/** A cart per demonstration buyer: usual lines, and lines with a warning (price, stock, unlisted). */
export function buildCarts(
  buyers: readonly SeedBuyer[],
  products: readonly SeedProduct[],
  priceList: PriceList,
  today: Date,
): CartRows {
  const rows: CartRows = { memberCartSkus: [], cartSkuConsignees: [], cartSkuGifts: [] };
  const byModel = new Map(products.map((product) => [product.product.model, product]));
  const unlisted = products.find(({ product }) => product.status === 3);

  for (const buyer of buyers) {
    const put = (
      skuId: string,
      count: number,
      seenPrice: string,
      selected: boolean,
      dealerCode: string | null = null,
    ) => {
      const id = String(rows.memberCartSkus.length + 1);
      const createdAt = daysAfter(today, -1 + rows.memberCartSkus.length / 100);
      rows.memberCartSkus.push({
        id,
        memberId: buyer.memberId,
        dealerCode,
        skuId,
        count,
        selected,
        seenPrice,
        createdAt,
        updatedAt: createdAt,
      });
      return id;
    };

    wanted.forEach((goods, index) => {
      const { count, gift, lastDealer } = goods;
      const seen = seenGoods(buyer, goods, priceList);
      if (!seen) return;
      const dealer = lastDealer && needsDealer(buyer.clientType) ? buyer.dealers.at(-1) : undefined;
      const id = put(seen.skuId, count, seen.seenPrice, index < 3, dealer?.code);
      const giftSku = gift && byModel.get(gift)?.skus[0];
      if (giftSku) rows.cartSkuGifts.push({ cartSkuId: id, giftSkuId: giftSku.id, count });
      if (index === 0 && isChain(buyer.clientType)) {
        buyer.hospitalAddresses.slice(0, 2).forEach(({ hospitalId, consigneeId }, sort) => {
          rows.cartSkuConsignees.push({ cartSkuId: id, hospitalId, consigneeId, count: count / 2, sort });
        });
      }
    });
    const gone = unlisted?.skus[0];
    if (gone && !needsDealer(buyer.clientType)) put(gone.id, 2, gone.discountPrice, false);
  }
  return rows;
}
