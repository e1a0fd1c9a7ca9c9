import type { cartSkuConsignees, cartSkuGifts, memberCartSkus } from 'mall-api/schema';
import { isChain, needsDealer } from 'shared-kernel/domain';
import type { SeedProduct } from '../catalogue/build-products';
import { daysAfter } from '../rows/days';
import { listPrice, toAmount } from '../rows/prices';
import type { SeedBuyer } from './buyer';
import type { Offer, PriceList } from './price-list';

interface CartRows {
  memberCartSkus: (typeof memberCartSkus.$inferInsert)[];
  cartSkuConsignees: (typeof cartSkuConsignees.$inferInsert)[];
  cartSkuGifts: (typeof cartSkuGifts.$inferInsert)[];
}

interface Wanted {
  model: string;
  unit: string;
  count: number;
  /** The price was lower when the line was added to the cart. */
  priceRose?: boolean;
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
      sku: SeedProduct['skus'][number],
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
        skuId: sku.id,
        count,
        selected,
        seenPrice,
        createdAt,
        updatedAt: createdAt,
      });
      return id;
    };

    wanted.forEach(({ model, unit, count, priceRose, gift, lastDealer }, index) => {
      const sku = byModel.get(model)?.skus.find(({ name }) => name === unit);
      const offer = sku && priceList.offers(buyer.clientType).find((offered) => offered.sku.id === sku.id);
      if (!offer) return;
      const { discountPrice }: Offer = priceList.forClient(buyer.clientId, offer);
      const seenPrice = priceRose ? listPrice(discountPrice.times('0.94')) : discountPrice;
      const dealer = lastDealer && needsDealer(buyer.clientType) ? buyer.dealers.at(-1) : undefined;
      const id = put(offer.sku, count, toAmount(seenPrice), index < 3, dealer?.code);
      const giftSku = gift && byModel.get(gift)?.skus[0];
      if (giftSku) rows.cartSkuGifts.push({ cartSkuId: id, giftSkuId: giftSku.id, count });
      if (index === 0 && isChain(buyer.clientType)) {
        buyer.hospitalAddresses.slice(0, 2).forEach(({ hospitalId, consigneeId }, sort) => {
          rows.cartSkuConsignees.push({ cartSkuId: id, hospitalId, consigneeId, count: count / 2, sort });
        });
      }
    });
    const gone = unlisted?.skus[0];
    if (gone && !needsDealer(buyer.clientType)) put(gone, 2, gone.discountPrice, false);
  }
  return rows;
}
