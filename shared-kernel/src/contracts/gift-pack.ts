import { z } from 'zod';
import { post, write } from './call';
import { amount, date, id, nothing, quantity, url } from './fields';

/**
 * The gift packs that an order earns and whether they are configured (docs/specification.md#gift-pack-info).
 * A pack is waiting while `get…` is true and `…Submit` is false; fields of a pack that is not given are null.
 */
export const giftPackInfo = z.object({
  getGiftPacks: z.boolean().describe('有普通礼包'),
  giftPacksSubmit: z.boolean().describe('普通礼包已配置'),
  maxGiftPacksOrderId: id.nullable().describe('普通礼包标识'),
  maxGiftPacksAmount: amount.nullable().describe('礼包累计金额上限；按数量限制的礼包为 null'),
  maxGiftPacksExpireDate: date.nullable(),
  orderGiftMaxQty: quantity.nullable().describe('订单赠品数量上限；按金额限制的礼包为 null'),
  getFirstOrderGiftPacks: z.boolean().describe('有首单礼包'),
  firstOrderGiftPacksSubmit: z.boolean().describe('首单礼包已配置'),
  firstGiftPacksOrderId: id.nullable().describe('首单礼包标识'),
  firstOrderExpireDate: date.nullable(),
  firstOrderGiftMaxQty: quantity.nullable().describe('首单礼包数量上限'),
});
export type GiftPackInfo = z.output<typeof giftPackInfo>;

/** A product that can be chosen for a gift pack. A `maxQty` below 0 disables its input. */
export const giftRow = z.object({
  id: id.describe('即提交时的 giftSkuId'),
  model: z.string(),
  productName: z.string(),
  productImgUrl: url,
  unitName: z.string(),
  unitPriceUnit: amount,
  maxQty: z.int().describe('可选数量上限；小于 0 时不可选'),
  quantity,
});
export type GiftRow = z.output<typeof giftRow>;

export const giftPackCalls = {
  'giftpacks/order/giftpacksinfo': post({
    summary: '订单的礼包',
    request: z.object({ orderId: id }),
    reply: giftPackInfo,
  }),
  'giftpacks/sku/list': post({
    summary: '礼包可选商品',
    request: z.object({ id: id.describe('礼包标识') }),
    reply: z.array(giftRow),
  }),
  'giftpacks/order/list': post({
    summary: '礼包已选商品',
    request: z.object({ id: id.describe('礼包标识') }),
    reply: z.array(giftRow.extend({ amount: amount.describe('合计金额') })),
  }),
  'giftpacks/order/giveup': write({
    summary: '放弃礼包',
    description: '不可撤销。',
    request: z.object({ id: id.describe('礼包标识') }),
    reply: nothing,
  }),
  'giftpacks/order/submit': write({
    summary: '提交礼包',
    description: '超出数量或金额上限返回 60001；已提交、已放弃或已过期返回 60003。回复为该订单剩余的礼包。',
    request: z.object({
      giftPacksOrderId: id,
      orderId: id,
      packs: z
        .array(z.object({ giftSkuId: id, quantity }))
        .min(1)
        .max(1000),
    }),
    reply: giftPackInfo,
  }),
};
