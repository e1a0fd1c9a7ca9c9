import { z } from 'zod';
import { limits, productStatuses } from '../domain';
import { get, post, write } from './call';
import { productFile, stock } from './catalogue';
import {
  amount,
  cartAmount,
  date,
  empty,
  id,
  line,
  orderedQuantity,
  pageOf,
  paging,
  printedNote,
  quantity,
  url,
} from './fields';

/** A gift and how many of it, as an order names it (docs/specification.md#order-submit-payload). */
export const giftSku = z.object({ code: id, count: quantity });
export type GiftSku = z.output<typeof giftSku>;

/** A gift that comes with a cart line; `count` is the number preset by the promotion. */
const cartGift = giftSku.extend({
  name: z.string(),
  model: z.string(),
  imageUrl: url,
  unitName: z.string(),
  stockQty: quantity.describe('库存中还有多少'),
});
export type CartGift = z.output<typeof cartGift>;

/** One delivery of a split cart line. */
const cartSkuConsignee = z.object({
  id,
  consigneeId: id.nullable(),
  hospitalClientId: id.nullable(),
  hospitalName: z.string().nullable(),
  count: orderedQuantity,
  sort: z.int().min(0),
  name: z.string().nullable().describe('收货人'),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  giftSkus: z.array(giftSku),
});
export type CartSkuConsignee = z.output<typeof cartSkuConsignee>;

const cartLineStates = ['normal', 'priceChanged', 'stockShort', 'unlisted'] as const;

const quoteProblems = ['expired', 'tooMany', 'ordered'] as const;

/** The quote by which a cart line is bought (docs/decisions/quotes.md). */
const cartQuote = z.object({
  id,
  no: z.int().min(1),
  validUntil: date.describe('最后一天（含）'),
  count: orderedQuantity.describe('最多可按报价购买的数量'),
  problem: z
    .enum(quoteProblems)
    .nullable()
    .describe(
      '有问题时不可提交，本行显示现价：expired 已过期，tooMany 多于报价的数量，ordered 已按报价下单；没有时为 null',
    ),
});
export type CartQuote = z.output<typeof cartQuote>;

/** One sales unit of a product in the cart. `id` names the line in edit, select and delete. */
const memberCartSku = z.object({
  id,
  skuId: id,
  name: z.string().describe('规格，如“箱（6 瓶）”'),
  unitName: z.string().describe('销售单位，如“箱”'),
  unitCount: z.int().min(1).describe('每单位件数'),
  count: orderedQuantity.describe('买家要的数量；拆分配送时不少于各地址之和，多出的为剩余'),
  wantedCount: orderedQuantity.nullable().describe('拆分配送时买家定的总数；未定或不拆分为 null'),
  selected: z.boolean(),
  setAside: z.boolean().describe('立即购买其他商品前已勾选，下单后恢复勾选'),
  earlierCount: quantity.describe('立即购买前本行已有的数量；下单后留在购物车'),
  priceUnit: amount.describe('每单位原价（元）'),
  discountPriceUnit: amount.describe('每单位优惠价（元）'),
  originalAmountUnit: amount.describe('本行原价金额 = 原价 × 数量'),
  discountAmountUnit: amount.describe('本行应付金额 = 优惠价 × 数量'),
  previousPriceUnit: amount.nullable().describe('加入购物车时的优惠价；未变更为 null'),
  taxIncluded: z.boolean().nullable().describe('true 含税，false 未税，null 不显示'),
  state: z
    .enum(cartLineStates)
    .describe('normal 正常，priceChanged 价格已变更，stockShort 库存不足，unlisted 已失效'),
  ...stock,
  maxQty: quantity.describe('本行最多可买的数量'),
  hasGift: z.boolean(),
  gifts: z.array(cartGift),
  cartSkuConsignees: z.array(cartSkuConsignee).describe('拆分配送；为空表示不拆分'),
  note: z.string().describe('买家对本行的备注；没有时为空'),
  approval: z
    .object({ id, no: z.int().min(1) })
    .optional()
    .describe('含本规格、尚待批准的本人审批；没有时缺省'),
  departments: z
    .array(z.object({ department: z.string(), count: orderedQuantity }))
    .optional()
    .describe('本行中采购申请的科室与数量，先要的在前；没有采购申请或本单位现在没有预算时缺省'),
  quote: cartQuote.optional().describe('按报价购买的本行；不按报价时缺省'),
});
export type MemberCartSku = z.output<typeof memberCartSku>;

/** A product in the cart with its lines, one for each sales unit (docs/specification.md#cart-line). */
export const cartLine = z.object({
  productSpu: z.object({
    id,
    status: z.literal(productStatuses),
    model: z.string(),
    name: z.string(),
    imageUrl: url,
    label: z.string().nullable(),
    files: z.array(productFile),
  }),
  unitName: z.string(),
  memberCartSkus: z.array(memberCartSku),
});
export type CartLine = z.output<typeof cartLine>;

/**
 * A row of a quick order: a SKU by its id, or a product by model or code with the unit's name if it has
 * several units.
 */
const batchRow = z.object({
  skuId: id.optional(),
  code: line(100).optional().describe('型号或编码，不分大小写；未带 skuId 时必填'),
  unitName: line(50).optional().describe('销售单位，如“箱”；只有一种单位时可不填'),
  count: orderedQuantity,
  note: printedNote(limits.lineNoteMax).optional().describe('备注；购物车中的该行已有备注时保持不变'),
});
export type BatchRow = z.input<typeof batchRow>;

/** A SKU as a check shows it. */
export const checkedSku = z.object({
  skuId: id,
  productId: id,
  model: z.string(),
  productName: z.string(),
  unitName: z.string(),
  discountPriceUnit: amount.nullable().describe('每单位现价（元）；不可下单时为 null'),
  ...stock,
});

const batchVerdicts = [
  'added',
  'notFound',
  'unitNeeded',
  'unlisted',
  'notOrderable',
  'stockShort',
  'overLimit',
] as const;

/**
 * The result for one row, in the order sent. `sku` is null only for `notFound` and `unitNeeded`; `units`
 * lists the units to choose from for `unitNeeded`.
 */
export const batchResult = z.object({
  verdict: z
    .enum(batchVerdicts)
    .describe(
      'added 已加入（checkOnly 时为可加入），notFound 无此商品，unitNeeded 需选单位，unlisted 已下架或未上市，' +
        'notOrderable 本客户不可下单，stockShort 库存不足，overLimit 超出购物车行数或数量上限',
    ),
  sku: checkedSku.nullable(),
  units: z.array(z.object({ skuId: id, unitName: z.string() })),
  shortage: z
    .object({
      maxQty: quantity.describe('库存最多可满足的数量'),
      held: quantity.describe('购物车与前面各行已占用的数量'),
    })
    .optional()
    .describe('仅 stockShort 时有'),
});
export type BatchResult = z.output<typeof batchResult>;

/** How many units of a SKU the buyer has in the cart. */
const heldSku = z.object({ productId: id, skuId: id, unitName: z.string(), count: orderedQuantity });

const memberCartSkuIds = z.array(id).min(1).max(1000).describe('购物车行的标识');

export const cartCalls = {
  'memberCart/amount': get({ summary: '购物车商品行数', request: empty, reply: cartAmount }),
  'memberCart/page': post({
    summary: '购物车',
    description: '按商品分组；total 为分组数。带经销商时为该经销商的购物车。',
    request: z.object({ ...paging, dealerCode: id.optional() }),
    reply: pageOf(cartLine),
  }),
  'memberCart/held': post({
    summary: '购物车中各规格的数量',
    request: empty,
    reply: z.array(heldSku),
  }),
  'memberCart/add': write({
    summary: '加入购物车',
    description:
      '已有同一规格时数量相加。alone 为立即购买：只勾选本行且按本次数量，其他勾选与原有数量保留，下单后或经 memberCart/restore 恢复。请求头 idempotency-key 相同的重复请求只加一次。',
    request: z.object({ skuId: id, count: orderedQuantity, alone: z.boolean().optional() }),
    reply: cartAmount,
  }),
  'memberCart/restore': write({
    summary: '恢复立即购买前的勾选与数量',
    request: empty,
    reply: cartAmount,
  }),
  'memberCart/addBatch': write({
    summary: '批量加入购物车',
    description:
      '每行各有结果：可加入的加入（同一规格合并），其余不影响。checkOnly 只检查，不改动购物车。用于多规格下单、快速下单与再次购买。请求头 idempotency-key 相同的重复请求只加一次。',
    request: z.object({ rows: z.array(batchRow).min(1).max(1000), checkOnly: z.boolean().default(false) }),
    reply: cartAmount.extend({ results: z.array(batchResult) }),
  }),
  'memberCart/takeBack': write({
    summary: '撤销刚才的加入',
    description: '减去刚加入的数量，减完的行移除；已不在购物车的略过。少于已拆分配送的数量时返回 60003。',
    request: z.object({
      rows: z
        .array(z.object({ skuId: id, count: orderedQuantity }))
        .min(1)
        .max(limits.maxPageSize),
    }),
    reply: cartAmount,
  }),
  'memberCart/edit': write({
    summary: '修改购物车行',
    description: '可改数量或规格；库存不足返回 60002。',
    request: z.object({ id, skuId: id, count: orderedQuantity }),
    reply: cartAmount,
  }),
  'memberCart/note': write({
    summary: '修改购物车行备注',
    description: '随本行带入订单，印在合同与单据上；空为删除备注。',
    request: z.object({ id, note: printedNote(limits.lineNoteMax) }),
    reply: cartAmount,
  }),
  'memberCart/select': write({
    summary: '勾选或取消勾选',
    request: z.object({ memberCartSkuIds, selected: z.boolean() }),
    reply: cartAmount,
  }),
  'memberCart/delete': write({
    summary: '移除购物车行',
    request: z.object({ memberCartSkuIds }),
    reply: cartAmount,
  }),
  'memberCart/consignee/edit': write({
    summary: '新增或修改拆分配送',
    description: '不带 id 为新增。',
    request: z.object({
      id: id.optional(),
      cartSkuId: id,
      hospitalClientId: id.optional(),
      consigneeId: id,
      count: quantity
        .nullish()
        .transform((count) => count || 1)
        .describe('数量；0 或不填按 1'),
      sort: z.int().min(0).max(1000),
    }),
    reply: cartAmount.extend({ id }),
  }),
  'memberCart/consignee/delete': write({
    summary: '移除拆分配送',
    request: z.object({ id }),
    reply: cartAmount,
  }),
};
