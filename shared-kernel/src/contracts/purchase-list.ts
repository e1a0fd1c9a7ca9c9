import { z } from 'zod';
import { limits } from '../domain';
import { post, write } from './call';
import { batchResult, checkedSku } from './cart';
import { licences } from './client';
import {
  amount,
  cartAmount,
  empty,
  id,
  line,
  nothing,
  orderedQuantity,
  printedNote,
  time,
  url,
} from './fields';

const name = line(limits.purchaseListNameMax).min(1, '请填写清单名称').describe('清单名称');
const shared = z.boolean().describe('true 为客户共享：同一客户的成员都可查看和修改');
const note = printedNote(limits.lineNoteMax).describe('备注，随商品进入购物车与订单；空为没有');
const version = z.int().min(1).describe('读到的版本；已被他人修改时返回 60003');

/** Goods put into a list: a unit, how many of it are usual, and a note. */
const listGoods = z.object({ skuId: id, count: orderedQuantity, note: note.default('') });
export type ListGoods = z.input<typeof listGoods>;

const goods = z.array(listGoods).max(limits.purchaseListLines);
const lineIds = z.array(id).min(1).max(limits.purchaseListLines);

const listHead = z.object({
  id,
  name,
  shared,
  isOwn: z.boolean().describe('由当前会员创建'),
  ownerName: z.string().describe('创建人'),
  mayManage: z.boolean().describe('可否删除或改为不共享：创建人，创建人停用后为同一客户的任一成员'),
  lineCount: z.int().min(0),
  updateTime: time,
});
export type PurchaseListHead = z.output<typeof listHead>;

/** A line with its health: what adding its usual quantity to the cart would do now. */
const listLine = batchResult.omit({ units: true }).extend({
  id,
  version: z.int().min(1),
  count: orderedQuantity.describe('常用数量'),
  note: z.string(),
  imageUrl: url,
  seenPriceUnit: amount
    .nullable()
    .describe('加入清单或上次由清单加入购物车时的每单位价（元）；不可下单时为 null'),
  seenTime: time,
  sku: checkedSku,
});
export type PurchaseListLine = z.output<typeof listLine>;

const purchaseList = listHead.extend({
  version: z.int().min(1).describe('名称与共享设置的版本'),
  lines: z.array(listLine),
  licences,
});
export type PurchaseList = z.output<typeof purchaseList>;

const added = z.object({
  added: z.int().min(0).describe('加入的商品种数'),
  kept: z.int().min(0).describe('清单中已有、保持不变的商品种数'),
});

/** Purchase lists, a member's own and those of the client (docs/decisions/cart.md#purchase-lists). */
export const purchaseListCalls = {
  'purchaseList/all': post({
    summary: '采购清单一览',
    description: '自己的与客户共享的，最近修改的在前。',
    request: empty,
    reply: z.array(listHead),
  }),
  'purchaseList/detail': post({
    summary: '采购清单',
    description: '每行带核对结果：现价、库存、可否加入购物车；licences 为所缺证照。',
    request: z.object({ id }),
    reply: purchaseList,
  }),
  'purchaseList/create': write({
    summary: '新建采购清单',
    description: '请求头 idempotency-key 相同的重复请求只建一个。',
    request: z.object({ name, shared, lines: goods.default([]) }),
    reply: added.extend({ id }),
  }),
  'purchaseList/edit': write({
    summary: '修改清单名称与共享',
    request: z.object({ id, version, name, shared }),
    reply: z.object({ version: z.int() }),
  }),
  'purchaseList/delete': write({
    summary: '删除采购清单',
    request: z.object({ id }),
    reply: nothing,
  }),
  'purchaseList/line/add': write({
    summary: '向清单加入商品',
    description: '清单中已有的规格保持原数量与备注。',
    request: z.object({ id, lines: goods.min(1) }),
    reply: added,
  }),
  'purchaseList/line/edit': write({
    summary: '修改清单商品的常用数量与备注',
    request: z.object({ id, lineId: id, version, count: orderedQuantity, note }),
    reply: z.object({ version: z.int() }),
  }),
  'purchaseList/line/move': write({
    summary: '移动清单商品',
    request: z.object({ id, lineId: id, beforeId: id.nullable().describe('移到哪一行之前；null 为最后') }),
    reply: nothing,
  }),
  'purchaseList/line/remove': write({
    summary: '移除清单商品',
    request: z.object({ id, lineIds }),
    reply: nothing,
  }),
  'purchaseList/line/restore': write({
    summary: '撤销移除清单商品',
    description: '一小时内可恢复，数量、备注、次序与价格不变。',
    request: z.object({ id, lineIds }),
    reply: nothing,
  }),
  'purchaseList/order': write({
    summary: '将清单商品加入购物车',
    description:
      '每行各有结果：可加入的加入，其余不影响。count 为页面所示的数量。请求头 idempotency-key 相同的重复请求只加一次。',
    request: z.object({
      id,
      lines: z
        .array(z.object({ id, count: orderedQuantity }))
        .min(1)
        .max(limits.purchaseListLines),
    }),
    reply: cartAmount.extend({ results: z.array(batchResult) }),
  }),
};
