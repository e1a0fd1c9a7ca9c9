import Big from 'big.js';
import type { clientSkuPrices } from 'mall-api/schema';
import type { ClientType } from 'shared-kernel/domain';
import type { SeedProduct } from '../catalogue/build-products';
import { listPrice, toAmount } from '../rows/prices';
import type { Random } from '../rows/random';
import type { SeedBuyer } from './buyer';

export interface Offer {
  product: SeedProduct['product'];
  sku: SeedProduct['skus'][number];
  price: Big;
  discountPrice: Big;
}

/** What each client may order, and at which price. */
export interface PriceList {
  clientPrices: (typeof clientSkuPrices.$inferInsert)[];
  /** Offers that buyers of this type may order. */
  offers(type: ClientType): readonly Offer[];
  /** The offer at this client's price. */
  forClient(clientId: string, offer: Offer): Offer;
}

/** Whether buyers of this type may order a product. */
export const mayOrder = ({ product }: SeedProduct, type: ClientType) =>
  product.status === 1 && product.canOrder && (product.orderClientTypes?.includes(type) ?? true);

/** Agrees prices for some SKUs with each client. */
export function createPriceList(
  products: readonly SeedProduct[],
  buyers: readonly Pick<SeedBuyer, 'clientId' | 'clientType'>[],
  random: Random,
): PriceList {
  const byType = new Map<ClientType, Offer[]>();
  const offers = (type: ClientType) => {
    const known = byType.get(type);
    if (known) return known;
    const found = products
      .filter((product) => mayOrder(product, type))
      .flatMap(({ product, skus }) =>
        skus.map((sku) => ({
          product,
          sku,
          price: new Big(sku.price),
          discountPrice: new Big(sku.discountPrice),
        })),
      );
    byType.set(type, found);
    return found;
  };

  const agreed = new Map<string, Big>();
  const clientPrices = buyers.flatMap(({ clientId, clientType }) =>
    random.sample(offers(clientType).slice(0, 400), 30).map(({ sku, price, discountPrice }) => {
      const wanted = listPrice(price.times(random.pick(['0.9', '0.92', '0.88'])));
      const agreedPrice = wanted.lt(discountPrice) ? wanted : discountPrice;
      agreed.set(`${clientId}/${sku.id}`, agreedPrice);
      return { clientId, skuId: sku.id, discountPrice: toAmount(agreedPrice) };
    }),
  );
  return {
    clientPrices,
    offers,
    forClient: (clientId, offer) => {
      const discountPrice = agreed.get(`${clientId}/${offer.sku.id}`);
      return discountPrice ? { ...offer, discountPrice } : offer;
    },
  };
}
