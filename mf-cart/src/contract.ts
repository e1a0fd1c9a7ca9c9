/** This app's contract with other apps: types only, named in the `federation` field of package.json. */
import type { ListGoods, OrderItem } from 'shared-kernel/contracts';

export interface CartQuery {
  /** The line that "buy now" has just added, to scroll to. */
  skuId?: string | undefined;
}

export interface PurchaseListQuery {
  id: string;
}

export interface PurchaseRequestsQuery {
  scope?: 'open' | 'done' | 'own';
  /** The page, from 1. */
  current?: number;
}

export interface ApprovalsQuery {
  scope?: 'waiting' | 'all';
  /** The page, from 1. */
  current?: number;
}

export interface ApprovalQuery {
  id: string;
}

export interface PurchaseRequestQuery {
  id: string;
}

export interface QuotesQuery {
  scope?: 'open' | 'done';
  /** The page, from 1. */
  current?: number;
}

export interface QuoteQuery {
  id: string;
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

export interface AddToListProps {
  /** Units with the quantity that is usual, and a note. */
  readonly goods: readonly ListGoods[];
  /** When the buyer has chosen a list, or none. */
  readonly onClose: () => void;
}
