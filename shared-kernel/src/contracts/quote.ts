import { z } from 'zod';
import { limits } from '../domain';
import { post, write } from './call';
import {
  amount,
  cartAmount,
  date,
  id,
  orderedQuantity,
  pageOf,
  paging,
  printedLines,
  time,
  url,
} from './fields';

/** What has become of a quote; `expired` and `ordered` are derived (docs/decisions/quotes.md). */
const quoteState = z
  .enum(['waiting', 'answered', 'ordered', 'expired', 'declined', 'withdrawn'])
  .describe(
    'waiting 待报价，answered 已报价，ordered 已下单，expired 已过期，declined 不报价，withdrawn 已撤回',
  );
export type QuoteState = z.output<typeof quoteState>;

const quoteScope = z.enum(['open', 'done']).default('open').describe('open 待报价与有效的，done 其余');
export type QuoteScope = z.output<typeof quoteScope>;

const quoteHead = z.object({
  id,
  no: z.int().min(1).describe('本单位的询价序号'),
  askerName: z.string(),
  isOwn: z.boolean(),
  state: quoteState,
  note: z.string().describe('询价说明；没有时为空'),
  answer: z.string().describe('厂家的答复或不报价的原因；没有时为空'),
  validUntil: date.nullable().describe('报价有效期的最后一天（含）；未报价时为 null'),
  createTime: time,
  answerTime: time.nullable(),
  lineCount: z.int().min(1),
  listAmountUnit: amount.describe('按询价时的价格（元）'),
  quotedAmountUnit: amount.nullable().describe('按报价（元）；未报价时为 null'),
});
export type QuoteHead = z.output<typeof quoteHead>;

const quoteLine = z.object({
  id,
  skuId: id,
  productId: id,
  productName: z.string(),
  model: z.string(),
  imageUrl: url,
  unitName: z.string(),
  count: orderedQuantity.describe('报价所含的数量，最多可按报价购买的数量'),
  note: z.string(),
  listPriceUnit: amount.describe('询价时的每单位价（元）'),
  quotedPriceUnit: amount.nullable().describe('每单位报价（元）；未报价时为 null'),
  remark: z.string().describe('厂家对本行的说明；没有时为空'),
  canOrder: z.boolean().describe('false：已下架或本客户不可订购'),
  cartOwnerName: z.string().nullable().describe('按报价放在谁的购物车；不在购物车时为 null'),
  order: z
    .object({ id, no: z.string(), canOpen: z.boolean().describe('当前会员可查看该订单') })
    .nullable()
    .describe('按报价下的订单；没有或已取消时为 null'),
});
export type QuoteLine = z.output<typeof quoteLine>;

const quote = quoteHead.extend({ lines: z.array(quoteLine) });
export type Quote = z.output<typeof quote>;

/** Asking the maker for prices, and ordering at them (docs/decisions/quotes.md). */
export const quoteCalls = {
  'quote/ask': write({
    summary: '询价',
    description:
      '购物车中的这些行送厂家报价并移出购物车；数量与购物车不同返回 60003。请求头 idempotency-key 相同的重复请求只建一个。',
    request: z.object({
      note: printedLines(limits.quoteNoteMax).default('').describe('询价说明；空为没有'),
      lines: z
        .array(z.object({ cartSkuId: id, count: orderedQuantity.describe('页面所示的数量') }))
        .min(1)
        .max(limits.quoteLines),
    }),
    reply: cartAmount.extend({ id }),
  }),
  'quote/page': post({
    summary: '询价列表',
    description: '本单位的，新的在前。',
    request: z.object({
      ...paging,
      scope: quoteScope,
    }),
    reply: pageOf(quoteHead),
  }),
  'quote/detail': post({ summary: '询价', request: z.object({ id }), reply: quote }),
  'quote/withdraw': write({
    summary: '撤回询价',
    description: '本人待报价的询价；商品回到购物车。已答复的返回 60003。',
    request: z.object({ id }),
    reply: cartAmount,
  }),
  'quote/accept': write({
    summary: '按报价购买',
    description:
      '尚未下单的商品按报价放入购物车并只勾选它们，在同事购物车中的移到本人的；由提交订单下单。未报价、已过期或已下单返回 60003。',
    request: z.object({ id }),
    reply: cartAmount,
  }),
  'quote/release': write({
    summary: '改按现价购买',
    description: '购物车中的这一行不再按报价；报价仍可再用。',
    request: z.object({ cartSkuId: id }),
    reply: cartAmount,
  }),
};
