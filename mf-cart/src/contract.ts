/** This app's contract with other apps: types only, named in the `federation` field of package.json. */
import type { OrderItem } from 'shared-kernel/contracts';

export interface CartQuery {
  /** The line that "buy now" has just added, to scroll to. */
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
  /** Lists products that can be added to that order. */
  showBuyMore?: boolean;
}

/** A line of an order in the read-only goods table. */
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
  /** Accessible name of the goods. */
  readonly label: string;
  readonly goods: readonly GoodsItem[];
}
