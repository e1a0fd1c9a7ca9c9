import Big from 'big.js';
import type { giftPackSkus, giftPacks } from 'mall-api/schema';
import { isBeforeReview, isClosed, isOlder, type OrderStatus } from 'shared-kernel/domain';
import type { SeedProduct } from '../catalogue/build-products';
import type { CompleteRow } from '../rows/complete-row';
import { daysAfter } from '../rows/days';
import { toAmount } from '../rows/prices';
import type { Random } from '../rows/random';
import type { OrderRows } from './order-rows';

type GiftPackRow = CompleteRow<typeof giftPacks>;

/** Gift packs on offer: by amount, by quantity, and for a client's first order. */
export const seedGiftPacks: readonly GiftPackRow[] = [
  {
    id: '1',
    kind: 'amount',
    name: '满额礼包',
    minOrderAmount: '5000.00',
    rate: '0.0500',
    maxQty: null,
    validDays: null,
    active: true,
  },
  {
    id: '2',
    kind: 'quantity',
    name: '订单赠品',
    minOrderAmount: '2000.00',
    rate: null,
    maxQty: 20,
    validDays: null,
    active: true,
  },
  {
    id: '3',
    kind: 'first_order',
    name: '首单消毒液礼包',
    minOrderAmount: '0.00',
    rate: null,
    maxQty: 12,
    validDays: 30,
    active: true,
  },
];

const packModels: Readonly<Record<string, readonly string[]>> = {
  '1': ['AL-HG 500', 'AL-WP 80', 'AL-MK 95', 'AL-GN M', 'AL-DK 2', 'AL-TC PAA', 'AL-BE 75', 'AL-SB 3'],
  '2': ['AL-HG 60', 'AL-WP 40', 'AL-SK 60', 'AL-CB 18', 'AL-BB A'],
  '3': ['AL-PAA 1000', 'AL-HG 500', 'AL-CHG 100', 'AL-CL 50'],
};

export interface Gift extends CompleteRow<typeof giftPackSkus> {
  product: SeedProduct['product'];
  sku: SeedProduct['skus'][number];
}

/** The gifts of every pack, in their product's smallest unit. */
export function buildGifts(products: readonly SeedProduct[]): Gift[] {
  const byModel = new Map(products.map((product) => [product.product.model, product]));
  return Object.entries(packModels)
    .flatMap(([giftPackId, models]) =>
      models.map((model, sort) => ({ giftPackId, sort, found: byModel.get(model) })),
    )
    .flatMap(({ giftPackId, sort, found }, index) => {
      const sku = found?.skus[0];
      if (!found || !sku) return [];
      const maxQty = giftPackId === '1' ? 50 : 10;
      return [
        {
          id: String(index + 1),
          giftPackId,
          skuId: sku.id,
          unitPrice: sku.price,
          maxQty,
          sort,
          product: found.product,
          sku,
        },
      ];
    });
}

interface PackOwner {
  id: string;
  status: OrderStatus;
  createdAt: Date;
  totalAmount: Big;
  opensGiftPack: boolean;
  firstOrder: boolean;
  detailed: boolean;
}

export interface ChosenGift {
  gift: Gift;
  quantity: number;
}

function choose(
  pack: GiftPackRow,
  maxAmount: Big | null,
  gifts: readonly Gift[],
  random: Random,
): ChosenGift[] {
  const chosen: ChosenGift[] = [];
  let amount = maxAmount ?? new Big(0);
  let pieces = pack.maxQty ?? 0;
  for (const gift of random.sample(
    gifts.filter(({ giftPackId }) => giftPackId === pack.id),
    3,
  )) {
    const affordable = maxAmount ? Number(amount.div(gift.unitPrice).round(0, Big.roundDown)) : pieces;
    const quantity = Math.min(affordable, gift.maxQty, random.int(1, 8));
    if (quantity < 1) continue;
    amount = amount.minus(new Big(gift.unitPrice).times(quantity));
    pieces -= quantity;
    chosen.push({ gift, quantity });
  }
  return chosen;
}

type PackStatus = 'open' | 'submitted' | 'abandoned' | 'forfeited';

function statusOf(order: PackOwner, random: Random): PackStatus {
  if (order.opensGiftPack) return 'open';
  if (isClosed(order.status)) return 'forfeited';
  if (isBeforeReview(order.status)) return 'submitted';
  return random.pick(['submitted', 'submitted', 'submitted', 'abandoned', 'forfeited'] as const);
}

/** Adds the packs that the order earned. @returns the chosen gifts, which are order items too */
export function addGiftPacks(
  rows: OrderRows,
  order: PackOwner,
  gifts: readonly Gift[],
  nextId: () => string,
  random: Random,
): ChosenGift[] {
  if (isOlder(order.status) || !order.detailed) return [];
  const [byAmount, byQuantity, first] = seedGiftPacks;
  const ordinary = [byAmount, byQuantity].find((pack) => pack && order.totalAmount.gte(pack.minOrderAmount));
  const earned = [order.firstOrder ? first : undefined, ordinary].filter((pack) => pack !== undefined);
  return earned.flatMap((pack) => {
    const id = nextId();
    const maxAmount = pack.rate ? order.totalAmount.times(pack.rate).round(2, Big.roundDown) : null;
    const chosen = choose(pack, maxAmount, gifts, random);
    const wanted = statusOf(order, random);
    const status = wanted === 'submitted' && chosen.length === 0 ? 'abandoned' : wanted;
    rows.orderGiftPacks.push({
      id,
      orderId: order.id,
      giftPackId: pack.id,
      kind: pack.kind,
      status,
      maxAmount: maxAmount && toAmount(maxAmount),
      maxQty: pack.maxQty,
      expireAt: pack.validDays ? daysAfter(order.createdAt, pack.validDays) : null,
      createdAt: order.createdAt,
      closedAt: status === 'open' ? null : daysAfter(order.createdAt, 0.02),
    });
    if (status !== 'submitted') return [];
    for (const { gift, quantity } of chosen) {
      rows.orderGiftPackSkus.push({
        orderGiftPackId: id,
        giftPackSkuId: gift.id,
        quantity,
        unitPrice: gift.unitPrice,
      });
    }
    return chosen;
  });
}
