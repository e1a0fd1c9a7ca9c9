import { z } from 'zod';
import { limits } from '../domain';
import { post, write } from './call';
import { date, id, line, nothing, orderedQuantity, quantity, time, url } from './fields';

const reportKinds = ['shortage', 'damage'] as const;

const parcelLot = z.object({
  lot: z.string(),
  expiresOn: date.nullable().describe('有效期至'),
  udiDi: z.string().nullable(),
  udiPi: z.string().nullable(),
  quantity,
});

/** A problem that a buyer reported with a line of a parcel, and the provider's answer. */
const parcelReport = z.object({
  id,
  kind: z.enum(reportKinds).describe('shortage 短少，damage 破损'),
  count: quantity,
  words: z.string(),
  time,
  pictureUrls: z.array(url),
  answer: z.string().describe('厂家的答复；未答复为空'),
  answerTime: time.nullable(),
});
export type ParcelReport = z.output<typeof parcelReport>;

const parcelLine = z.object({
  id,
  productName: z.string(),
  model: z.string(),
  unitTitle: z.string().describe('规格，如“箱（6 瓶）”'),
  unitName: z.string(),
  gift: z.boolean(),
  count: quantity.describe('发货数量'),
  received: quantity.describe('已收数量'),
  lots: z.array(parcelLot),
  reports: z.array(parcelReport),
});
export type ParcelLine = z.output<typeof parcelLine>;

/** A shipment to one address. */
const parcel = z.object({
  id,
  carrier: z.string(),
  trackingNo: z.string(),
  subOrderNo: z.string().nullable(),
  shippedTime: time,
  lines: z.array(parcelLine),
  mayReceive: z.boolean().describe('可确认收货：订单未完成，且还有未收的商品'),
  mayReport: z.boolean().describe('可反馈短少或破损'),
});
export type Parcel = z.output<typeof parcel>;

export const parcelCalls = {
  'order/parcels': post({
    summary: '包裹',
    description: '每个包裹的商品、批号、已收数量与收货问题；先发的在前。',
    request: z.object({ orderId: id }),
    reply: z.array(parcel),
  }),
  'order/parcel/receive': write({
    summary: '确认包裹收货',
    description: '按行确认实收数量，可分次；已发货的订单全部收齐后变为已完成。',
    request: z.object({
      parcelId: id,
      lines: z
        .array(z.object({ id, count: orderedQuantity }))
        .min(1)
        .max(limits.maxPageSize),
    }),
    reply: nothing,
  }),
  'order/parcel/report': write({
    summary: '反馈收货问题',
    description: '一行商品的短少或破损；图片先以 file/upload（busType 6）上传。',
    request: z.object({
      lineId: id,
      kind: z.enum(reportKinds),
      count: orderedQuantity,
      words: line(limits.reasonMax).min(1, '请说明情况'),
      fileIds: z.array(id).max(limits.reportPictures).default([]),
    }),
    reply: nothing,
  }),
};
