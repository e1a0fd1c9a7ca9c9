import type { Content } from 'pdfmake/interfaces';
import { company } from 'shared-kernel/domain';
import { formatTime } from '../../wire/time';
import type { SentLot } from '../parcel/parcel-repository';
import { goodsByLine, goodsByLot } from './delivery-goods';
import { ink, type Paper } from './paper';
import { facts, purchaseNoFact } from './paper-parts';
import type { DocumentOrder, DocumentRepository } from './repository';

type Parcels = Awaited<ReturnType<DocumentRepository['parcels']>>;
type Devices = Awaited<ReturnType<DocumentRepository['devices']>>;

/** Goods for one address. */
interface Delivery {
  readonly no: string;
  readonly to: { name: string; phone: string; address: string; hospitalName: string | null };
  readonly items: DocumentOrder['items'];
  readonly parcels: Parcels;
}

/** The deliveries of an order: one per sub-order, or the order itself. */
export function deliveriesOf(
  { order, consignee, items, parts }: DocumentOrder,
  parcels: Parcels,
): Delivery[] {
  if (parts.length > 0) {
    return parts.map((part) => ({
      no: part.no,
      to: part,
      items: items.filter(({ subOrderId }) => subOrderId === part.id),
      parcels: parcels.filter(({ subOrderId }) => subOrderId === part.id),
    }));
  }
  const to = {
    name: consignee?.name ?? '',
    phone: consignee?.phone ?? '',
    address: consignee?.address ?? '',
    hospitalName: consignee?.hospitalName ?? order.hospitalName,
  };
  return [{ no: order.no, to, items, parcels }];
}

const signLine = (names: readonly string[]): Content => ({
  unbreakable: true,
  margin: [0, 26, 0, 0],
  columns: names.map((name) => ({
    stack: [
      `${name}：`,
      { canvas: [{ type: 'line', x1: 0, y1: 22, x2: 138, y2: 22, lineWidth: 0.5, lineColor: ink.line }] },
    ],
  })),
});

/** The delivery note: goods, consignee, carrier, and the mandatory data of devices. */
export function deliveryPaper(
  { order, client }: DocumentOrder,
  { no, to, items, parcels }: Delivery,
  { devices, lots, shippedAt }: { devices: Devices; lots: readonly SentLot[]; shippedAt: Date },
): Paper {
  const own = new Set(items.map(({ id }) => id));
  const hasLots = lots.some(({ orderItemId }) => own.has(orderItemId));
  return {
    title: `出库单 ${no}`,
    footer: `${company.name}　出库单 ${no}`,
    content: [
      { text: company.name, alignment: 'center', style: 'quiet', fontSize: 10 },
      { text: '出库单（随货同行）', style: 'title', margin: [0, 2, 0, 12] },
      facts([
        [
          ['出库单号', no],
          ['订单编号', order.no],
        ],
        ...purchaseNoFact(order),
        [
          ['购货单位', client.name],
          ['发货时间', formatTime(shippedAt)],
        ],
        ...(to.hospitalName ? [[['收货医院', to.hospitalName]] as const] : []),
        [
          ['收货人', to.name],
          ['联系电话', to.phone],
        ],
        [['收货地址', to.address]],
        [['承运与运单', parcels.map(({ carrier, trackingNo }) => `${carrier} ${trackingNo}`).join('；')]],
        [['发货单位', `${company.name}　${company.servicePhone}`]],
      ]),
      { text: '', margin: [0, 6] },
      hasLots ? goodsByLot(items, devices, lots) : goodsByLine(items, devices),
      {
        text: hasLots
          ? '请收货时核对品名、型号、规格、批号、有效期、数量与外观，与标签不符的请勿使用并联系发货单位；签字后回传一联。'
          : '生产批号、生产日期与有效期以产品最小销售单元标签为准。请收货时核对品名、型号、规格、数量与外观，签字后回传一联。',
        style: 'quiet',
        fontSize: 8.5,
        margin: [0, 8, 0, 0],
      },
      signLine(['发货人', '复核人', '收货人（签字）']),
    ],
  };
}
