import type { GiftPackInfo, GiftRow, ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { isClosed, type OrderStatus } from 'shared-kernel/domain';
import type { Database, Queries } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import { times } from '../../wire/amount';
import { changedLines, type RefusedLine } from '../cart/availability';
import { unitsIn } from '../catalogue/stock';
import { noteContractFollows } from '../document/contract-agreement';
import { lockOrder } from '../order/move-order';
import { recordEvents } from '../order/order-events';
import { submitRepository } from '../order/submit-repository';
import { type Chosen, chooseGifts } from './choice';
import { giftPackInfo } from './gift-pack-info';
import { isOpen, type PackOrder } from './open-pack';
import { giftPackRepository, type OrderGiftPack, type PackGift } from './repository';

// A gift with a cap below 0 cannot be chosen (docs/specification.md#gift-rules).
const notOffered = -1;

function toRow(gift: PackGift): GiftRow {
  const inStock = gift.status === 1 ? unitsIn(gift.pieces, gift.unitCount) : 0;
  return {
    id: gift.id,
    model: gift.model,
    productName: gift.name,
    productImgUrl: gift.productImgUrl,
    unitName: gift.unitName,
    unitPriceUnit: gift.unitPrice,
    maxQty: inStock === 0 ? notOffered : Math.min(gift.maxQty, inStock),
    quantity: gift.quantity,
  };
}

/** Why a pack can no longer be configured. */
function closedBecause(pack: OrderGiftPack, { status }: PackOrder): string {
  if (pack.status === 'submitted') return '礼包已提交，不能再修改';
  if (pack.status === 'abandoned') return '礼包已放弃，无法再次配置';
  if (isClosed(status as OrderStatus)) return '订单已关闭，礼包已失效';
  return pack.kind === 'first_order' ? '礼包已过期，视为放弃' : '订单已进入审核，礼包已失效';
}

/** The chosen gifts in pieces per product. */
function sumPieces(chosen: readonly Chosen<PackGift>[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { gift, quantity } of chosen) {
    pieces.set(gift.productId, (pieces.get(gift.productId) ?? 0) + quantity * gift.unitCount);
  }
  return pieces;
}

/** Takes the gifts from stock. @throws CallError 60002 that names the gifts with too little stock */
async function takeGifts(tx: Queries, chosen: readonly Chosen<PackGift>[]): Promise<void> {
  const submit = submitRepository(tx);
  const pieces = sumPieces(chosen);
  const stock = await submit.lockStock([...pieces.keys()]);
  const missing = chosen.flatMap(({ gift: { skuId, productId, name, status } }): RefusedLine[] => {
    if (status !== 1) return [{ skuId, productName: name, reason: 'unlisted' }];
    const short = (pieces.get(productId) ?? 0) > (stock.get(productId) ?? 0);
    return short ? [{ skuId, productName: name, reason: 'stock' }] : [];
  });
  if (missing.length > 0) throw changedLines(missing);
  await submit.takeStock(pieces);
}

/**
 * Gift packs of orders in the buyer's sight (docs/specification.md#gift-packs). Any other pack or order is not
 * found.
 */
export function createGiftPackService(db: Database, clock: () => Date) {
  const packs = giftPackRepository(db);

  async function readInfo(queries: Queries, orderId: string, order: PackOrder): Promise<GiftPackInfo> {
    return giftPackInfo(await giftPackRepository(queries).ofOrder(orderId), order, clock());
  }

  async function readGifts(buyer: Buyer, id: string): Promise<PackGift[]> {
    if (!(await packs.find(buyer, id))) throw notFound('礼包');
    return packs.gifts(id);
  }

  /**
   * Changes an open pack, with its order locked against review, cancellation and a second
   * submission.
   */
  function configure<Result>(
    buyer: Buyer,
    id: string,
    work: (
      tx: Queries,
      found: {
        pack: OrderGiftPack;
        name: string;
        order: NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
      },
    ) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction(async (tx) => {
      const repository = giftPackRepository(tx);
      const seen = await repository.find(buyer, id);
      const order = seen && (await lockOrder(tx, seen.pack.orderId));
      const found = order && (await repository.find(buyer, id));
      if (!found) throw notFound('礼包');
      if (!isOpen(found.pack, order, clock())) throw wrongState(closedBecause(found.pack, order));
      return work(tx, { ...found, order });
    });
  }

  return {
    /**
     * Returns an order's packs, and whether they are configured.
     * @throws CallError 60004 an order out of the buyer's sight
     */
    async info(buyer: Buyer, orderId: string): Promise<GiftPackInfo> {
      const order = await packs.findOrder(buyer, orderId);
      if (!order) throw notFound('订单');
      return readInfo(db, orderId, order);
    },

    /** Returns a pack's gifts with the current choice. @throws CallError 60004 a pack out of the buyer's sight */
    gifts: async (buyer: Buyer, id: string): Promise<ReplyOf<'giftpacks/sku/list'>> =>
      (await readGifts(buyer, id)).map(toRow),

    /**
     * Returns the chosen gifts of a pack; empty before its submission.
     * @throws CallError 60004 a pack out of the buyer's sight
     */
    chosen: async (buyer: Buyer, id: string): Promise<ReplyOf<'giftpacks/order/list'>> =>
      (await readGifts(buyer, id))
        .filter(({ quantity }) => quantity > 0)
        .map((gift) => ({ ...toRow(gift), amount: times(gift.unitPrice, gift.quantity) })),

    /** Abandons a pack for good. @throws CallError 60004 a pack out of the buyer's sight, 60003 no longer open */
    giveUp: (buyer: Buyer, id: string): Promise<null> =>
      configure(buyer, id, async (tx, { name, order }) => {
        const now = clock();
        await giftPackRepository(tx).close(id, 'abandoned', now);
        await recordEvents(
          tx,
          order,
          [
            {
              status: order.status as OrderStatus,
              statusDesc: `已放弃礼包：${name}`,
              operator: 'buyer',
              by: buyer,
            },
          ],
          now,
        );
        return null;
      }),

    /**
     * Configures a pack, once: checks its caps again, takes the gifts from stock and adds them to the order's
     * items.
     * @returns the order's packs after the change
     * @throws CallError 60004 a pack, order or gift out of the buyer's sight; 60003 no longer open; 60001 a
     * cap is exceeded or nothing is chosen; 60002 not in stock
     */
    submit: (
      buyer: Buyer,
      request: ParsedRequestOf<'giftpacks/order/submit'>,
    ): Promise<ReplyOf<'giftpacks/order/submit'>> =>
      configure(buyer, request.giftPacksOrderId, async (tx, { pack, name, order }) => {
        if (pack.orderId !== request.orderId) throw notFound('礼包');
        const now = clock();
        const repository = giftPackRepository(tx);
        const chosen = chooseGifts(pack, await repository.gifts(pack.id), request.packs);
        await takeGifts(tx, chosen);
        await repository.insertChosen(pack, chosen);
        await repository.close(pack.id, 'submitted', now);
        await recordEvents(
          tx,
          order,
          [
            {
              status: order.status as OrderStatus,
              statusDesc: `已配置礼包：${name}`,
              operator: 'buyer',
              by: buyer,
            },
          ],
          now,
        );
        await noteContractFollows(tx, order, now);
        return readInfo(tx, order.id, order);
      }),
  };
}

export type GiftPackService = ReturnType<typeof createGiftPackService>;
