import { and, asc, countDistinct, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import {
  cartSkuConsignees,
  clientSkuPrices,
  consignees,
  hospitals,
  memberCartSkus,
  productSkus,
  productStocks,
  products,
  skuGifts,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { type Page, toLimit } from '../../wire/page';
import { agreedWith, discountPrice, originalPrice } from '../catalogue/client-price';
import { pictures } from '../catalogue/product-card';
import { ofNoDealer } from './of-no-dealer';

const pieces = sql`coalesce(${productStocks.pieces}, 0)`.mapWith(Number);

/** The latest unit price of a cart line that its buyer has seen. */
export const knownPrice = sql<string>`coalesce(${memberCartSkus.shownPrice}, ${memberCartSkus.seenPrice})`;

/** A SKU's data needed to check an order. */
const offerColumns = {
  skuId: productSkus.id,
  productId: products.id,
  productName: products.name,
  status: products.status,
  canOrder: products.canOrder,
  orderClientTypes: products.orderClientTypes,
  unitCount: productSkus.unitCount,
  discountPrice,
  pieces,
};

/** Units of a SKU added to the cart, with the price that the buyer saw. */
export interface AddedLine {
  readonly skuId: string;
  readonly count: number;
  readonly seenPrice: string;
  /** For a line that has no note of its own. */
  readonly note?: string;
}

export function cartRepository(db: Queries) {
  const mine = (buyer: Buyer) => eq(memberCartSkus.memberId, buyer.memberId);

  // Lines without a dealer show for every dealer.
  const ofDealer = (dealerCode: string | undefined) =>
    dealerCode === undefined
      ? undefined
      : or(isNull(memberCartSkus.dealerCode), eq(memberCartSkus.dealerCode, dealerCode));

  return {
    countLines: (buyer: Buyer) => db.$count(memberCartSkus, mine(buyer)),

    held: (buyer: Buyer) =>
      db
        .select({
          productId: productSkus.productId,
          skuId: memberCartSkus.skuId,
          unitName: productSkus.name,
          count: sql`sum(${memberCartSkus.count})`.mapWith(Number),
        })
        .from(memberCartSkus)
        .innerJoin(productSkus, eq(productSkus.id, memberCartSkus.skuId))
        .where(mine(buyer))
        .groupBy(productSkus.productId, memberCartSkus.skuId, productSkus.name, productSkus.sort)
        .orderBy(asc(productSkus.productId), asc(productSkus.sort), asc(memberCartSkus.skuId)),

    async countProducts(buyer: Buyer, dealerCode: string | undefined): Promise<number> {
      const [row] = await db
        .select({ products: countDistinct(productSkus.productId) })
        .from(memberCartSkus)
        .innerJoin(productSkus, eq(productSkus.id, memberCartSkus.skuId))
        .where(and(mine(buyer), ofDealer(dealerCode)));
      return row?.products ?? 0;
    },

    /** The lines of one page of products, the product added last first. */
    lines(buyer: Buyer, dealerCode: string | undefined, page: Page) {
      const { limit, offset } = toLimit(page);
      const newest = sql<string>`max(${memberCartSkus.id})`.as('newest');
      const group = db
        .select({ productId: productSkus.productId, newest })
        .from(memberCartSkus)
        .innerJoin(productSkus, eq(productSkus.id, memberCartSkus.skuId))
        .where(and(mine(buyer), ofDealer(dealerCode)))
        .groupBy(productSkus.productId)
        .orderBy(desc(newest))
        .limit(limit)
        .offset(offset)
        .as('product_group');
      return db
        .select({
          id: memberCartSkus.id,
          count: memberCartSkus.count,
          wantedCount: memberCartSkus.wantedCount,
          selected: memberCartSkus.selected,
          setAside: memberCartSkus.setAside,
          earlierCount: memberCartSkus.earlierCount,
          note: memberCartSkus.note,
          seenPrice: memberCartSkus.seenPrice,
          knownPrice,
          ...offerColumns,
          model: products.model,
          imageUrl: products.imageUrl,
          label: products.label,
          unitName: productSkus.name,
          sapUnit: productSkus.sapUnit,
          taxIncluded: productSkus.taxIncluded,
          price: originalPrice,
          files: pictures,
        })
        .from(group)
        .innerJoin(products, eq(products.id, group.productId))
        .innerJoin(productSkus, eq(productSkus.productId, products.id))
        .innerJoin(
          memberCartSkus,
          and(eq(memberCartSkus.skuId, productSkus.id), mine(buyer), ofDealer(dealerCode)),
        )
        .leftJoin(productStocks, eq(productStocks.productId, products.id))
        .leftJoin(clientSkuPrices, agreedWith(buyer.clientId))
        .orderBy(desc(group.newest), asc(memberCartSkus.id));
    },

    /** Gifts of SKUs, as far as they are listed. */
    gifts: (skuIds: readonly string[]) =>
      db
        .select({
          ofSkuId: skuGifts.skuId,
          perUnit: skuGifts.count,
          code: productSkus.code,
          unitName: productSkus.name,
          name: products.name,
          model: products.model,
          imageUrl: products.imageUrl,
          inStock: sql`coalesce(${productStocks.pieces} / ${productSkus.unitCount}, 0)`.mapWith(Number),
        })
        .from(skuGifts)
        .innerJoin(productSkus, eq(productSkus.id, skuGifts.giftSkuId))
        .innerJoin(products, eq(products.id, productSkus.productId))
        .leftJoin(productStocks, eq(productStocks.productId, products.id))
        .where(and(inArray(skuGifts.skuId, [...skuIds]), eq(products.status, 1)))
        .orderBy(asc(skuGifts.sort), asc(skuGifts.giftSkuId)),

    /** Consignees of split lines' parts. */
    parts: (cartSkuIds: readonly string[]) =>
      db
        .select({
          id: cartSkuConsignees.id,
          cartSkuId: cartSkuConsignees.cartSkuId,
          consigneeId: cartSkuConsignees.consigneeId,
          hospitalClientId: cartSkuConsignees.hospitalId,
          hospitalName: hospitals.name,
          count: cartSkuConsignees.count,
          sort: cartSkuConsignees.sort,
          name: consignees.name,
          phone: consignees.phone,
          address: consignees.address,
        })
        .from(cartSkuConsignees)
        .innerJoin(consignees, eq(consignees.id, cartSkuConsignees.consigneeId))
        .leftJoin(hospitals, eq(hospitals.id, cartSkuConsignees.hospitalId))
        .where(inArray(cartSkuConsignees.cartSkuId, [...cartSkuIds]))
        .orderBy(asc(cartSkuConsignees.sort), asc(cartSkuConsignees.id)),

    /** Offers of SKUs, with the units of each in the buyer's cart without a dealer. */
    offers: (buyer: Buyer, skuIds: readonly string[]) =>
      db
        .select({
          ...offerColumns,
          model: products.model,
          unitName: productSkus.name,
          inCart: sql`coalesce(${memberCartSkus.count}, 0)`.mapWith(Number),
        })
        .from(productSkus)
        .innerJoin(products, eq(products.id, productSkus.productId))
        .leftJoin(productStocks, eq(productStocks.productId, products.id))
        .leftJoin(clientSkuPrices, agreedWith(buyer.clientId))
        .leftJoin(memberCartSkus, ofNoDealer(buyer, productSkus.id))
        .where(inArray(productSkus.id, [...skuIds]))
        .orderBy(asc(productSkus.productId), asc(productSkus.sort), asc(productSkus.id)),

    /** Adds units to the cart, merging with lines of the same SKU. Each SKU occurs once. */
    async add(buyer: Buyer, lines: readonly AddedLine[], at: Date) {
      await db
        .insert(memberCartSkus)
        .values(
          // In id order, so that two tabs with the same lines do not deadlock.
          [...lines]
            .sort((a, b) => Number(a.skuId) - Number(b.skuId))
            .map((line) => ({ ...line, memberId: buyer.memberId, createdAt: at, updatedAt: at })),
        )
        .onConflictDoUpdate({
          target: [memberCartSkus.memberId, memberCartSkus.dealerCode, memberCartSkus.skuId],
          set: {
            count: sql`${memberCartSkus.count} + excluded.count`,
            wantedCount: sql`${memberCartSkus.wantedCount} + excluded.count`,
            seenPrice: sql`excluded.seen_price`,
            note: sql`coalesce(nullif(${memberCartSkus.note}, ''), excluded.note)`,
            shownPrice: null,
            selected: true,
            setAside: false,
            // A regular addition to a "buy now" line makes it a regular line.
            earlierCount: sql`nullif(${memberCartSkus.earlierCount}, 0)`,
            updatedAt: at,
          },
        });
    },

    /** A line of the buyer, locked until the transaction ends. */
    async lockLine(buyer: Buyer, id: string) {
      const [line] = await db
        .select({
          id: memberCartSkus.id,
          skuId: memberCartSkus.skuId,
          dealerCode: memberCartSkus.dealerCode,
          note: memberCartSkus.note,
          productId: productSkus.productId,
        })
        .from(memberCartSkus)
        .innerJoin(productSkus, eq(productSkus.id, memberCartSkus.skuId))
        .where(and(eq(memberCartSkus.id, id), mine(buyer)))
        .for('update', { of: memberCartSkus });
      return line;
    },

    /** The buyer's line of a SKU that products are added to, locked until the transaction ends. */
    async lockAdded(buyer: Buyer, skuId: string) {
      const [line] = await db
        .select({ id: memberCartSkus.id, count: memberCartSkus.count })
        .from(memberCartSkus)
        .where(ofNoDealer(buyer, skuId))
        .for('update');
      return line;
    },

    /** Removes another SKU's line, to merge it. @returns its units and note */
    async absorb(buyer: Buyer, dealerCode: string | null, skuId: string) {
      const [line] = await db
        .delete(memberCartSkus)
        .where(
          and(
            mine(buyer),
            eq(memberCartSkus.skuId, skuId),
            dealerCode === null
              ? isNull(memberCartSkus.dealerCode)
              : eq(memberCartSkus.dealerCode, dealerCode),
          ),
        )
        .returning({ count: memberCartSkus.count, note: memberCartSkus.note });
      return line ?? { count: 0, note: '' };
    },

    async changeLine(
      id: string,
      change: {
        skuId?: string;
        count: number;
        note?: string;
        seenPrice?: string;
        shownPrice?: null;
        at: Date;
      },
    ) {
      const { at, ...columns } = change;
      await db
        .update(memberCartSkus)
        .set({ ...columns, wantedCount: change.count, updatedAt: at })
        .where(eq(memberCartSkus.id, id));
    },

    /** Stores the prices that the buyer has seen on cart lines. */
    async markShown(lines: readonly { id: string; discountPrice: string }[]): Promise<void> {
      const shown = sql.join(
        lines.map(({ id, discountPrice: price }) => sql`(${id}::bigint, ${price}::numeric)`),
        sql`, `,
      );
      await db.execute(sql`
        update ${memberCartSkus} set shown_price = shown.price
        from (values ${shown}) as shown (id, price)
        where ${memberCartSkus.id} = shown.id`);
    },

    /** @returns how many of the lines are the buyer's */
    async setNote(buyer: Buyer, id: string, note: string): Promise<number> {
      const changed = await db
        .update(memberCartSkus)
        .set({ note })
        .where(and(mine(buyer), eq(memberCartSkus.id, id)))
        .returning({ id: memberCartSkus.id });
      return changed.length;
    },

    /** @returns how many of the lines are the buyer's */
    async select(buyer: Buyer, ids: readonly string[], selected: boolean): Promise<number> {
      const changed = await db
        .update(memberCartSkus)
        .set({ selected, setAside: false })
        .where(and(mine(buyer), inArray(memberCartSkus.id, [...ids])))
        .returning({ id: memberCartSkus.id });
      return changed.length;
    },

    /** @returns how many of the lines were the buyer's */
    async remove(buyer: Buyer, ids: readonly string[]): Promise<number> {
      const removed = await db
        .delete(memberCartSkus)
        .where(and(mine(buyer), inArray(memberCartSkus.id, [...ids])))
        .returning({ id: memberCartSkus.id });
      return removed.length;
    },
  };
}

export type CartRepository = ReturnType<typeof cartRepository>;
export type CartLineRow = Awaited<ReturnType<CartRepository['lines']>>[number];
