import type { Order } from 'shared-kernel/contracts';

/** The quotes that an order was made by; null for an order at the client's prices. */
export const quotesText = ({ quotes }: Pick<Order, 'quotes'>): string | null =>
  quotes ? quotes.map(({ no }) => `询价 ${no}`).join('、') : null;
