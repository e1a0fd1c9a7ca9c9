// Written by `npm run generate` from mf-cart/src/contract.ts, which is to be edited instead.
/** What other apps need to know of this one: types only, named in the `federation` field of package.json. */
import type { OrderItem } from '../contracts';

export interface CartQuery {
  /** The line that "buy now" has just put into the cart, which is brought into view. */
  skuId?: string | undefined;
}

export interface GiftPackQuery {
  orderId: string;
  showBuyMore?: boolean;
  /** The gift pack's order id (`firstGiftPacksOrderId` or `maxGiftPacksOrderId`). */
  id?: string | null;
  maxGiftPacksAmount?: string | null;
  orderGiftMaxQty?: number | null;
  firstOrderGiftMaxQty?: number | null;
  firstOrderExpireDate?: string | null;
}

export interface GiftPackDetailQuery {
  id: string;
  /** The order that earned the pack. */
  orderId?: string | undefined;
  /** Lists what can be bought in addition to that order. */
  showBuyMore?: boolean;
}

/** A line of an order as the read-only goods table shows it. */
export type GoodsItem = Pick<
  OrderItem,
  | 'id'
  | 'productId'
  | 'productImgUrl'
  | 'model'
  | 'name'
  | 'productName'
  | 'unitName'
  | 'unitPriceUnit'
  | 'payPrice'
  | 'payAmount'
  | 'quantity'
  | 'gift'
  | 'note'
>;

export interface GoodsTableProps {
  /** Whose goods these are, for who hears the page. */
  readonly label: string;
  readonly goods: readonly GoodsItem[];
}
