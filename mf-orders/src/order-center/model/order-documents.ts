import type { OrderCard } from 'shared-kernel/contracts';

type DocumentOrder = Pick<OrderCard, 'id' | 'no' | 'createTime' | 'orderInvoice' | 'showElecDeliveryBtn'>;

interface Paper {
  key: string;
  order: DocumentOrder;
  name: string;
}

export interface Invoice extends Paper {
  kind: 'invoice';
  url: string;
  /** On an external site, so it is opened there instead of saved. */
  elsewhere: boolean;
}

interface DeliveryNote extends Paper {
  kind: 'delivery';
}

export type OrderDocument = Invoice | DeliveryNote;

/** The available invoices and delivery notes of some orders. */
export const documentsOf = (orders: readonly DocumentOrder[], site = location.origin): OrderDocument[] =>
  orders.flatMap((order) => {
    const { id, orderInvoice, showElecDeliveryBtn } = order;
    const documents: OrderDocument[] = [];
    if (orderInvoice) {
      const url = orderInvoice.externUrl;
      const elsewhere = new URL(url, site).origin !== site;
      documents.push({ kind: 'invoice', key: `${id} invoice`, order, name: '发票', url, elsewhere });
    }
    if (showElecDeliveryBtn)
      documents.push({ kind: 'delivery', key: `${id} delivery`, order, name: '出库单' });
    return documents;
  });
