import { z } from 'zod';
import { envelopeCodes } from '../domain';

/** A problem with one product of an order or one field of a request; `data` of a refused reply. */
const refusal = z.object({
  lines: z
    .array(
      z.object({
        skuId: z.string(),
        productName: z.string(),
        reason: z.enum(['price', 'stock', 'unlisted']).describe('价格变更、库存不足或已下架'),
      }),
    )
    .optional()
    .describe('60002：涉及的商品'),
  changes: z
    .array(
      z.object({
        what: z
          .enum(['quantity', 'price', 'note', 'consignee', 'productTotal', 'coupon', 'rebate', 'total'])
          .describe('数量、单价、备注、收货信息、商品总额、优惠、返利或实付合计'),
        skuId: z.string().optional(),
        productName: z.string().optional(),
        before: z.string().describe('确认时的内容；没有时为空'),
        after: z.string().describe('现在的内容；没有时为空'),
      }),
    )
    .optional()
    .describe('60002：与确认内容不同之处'),
  approval: z
    .object({
      reasons: z.array(z.string()).describe('为何需要审批'),
      changes: z.array(z.string()).describe('与上次提交审批的内容不同之处：旧 → 新'),
    })
    .optional()
    .describe('60012：提交审批后，全部批准才会下单'),
  fields: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe('60001：有误的字段'),
  challenge: z.string().optional().describe('60005：先做的计算；结果放在请求头 a-proof 中再次请求'),
  bits: z.int().positive().max(32).optional().describe('60005：结果的 SHA-256 开头须有多少个零位'),
  retryAfterSeconds: z.int().positive().optional().describe('60008：多少秒后可重试，同响应头 Retry-After'),
});

export type Refusal = z.output<typeof refusal>;

/** A reply with a code other than "0". `message` is Chinese and can be shown to a buyer. */
export const failureEnvelope = z.object({
  code: z.enum(envelopeCodes).exclude(['ok']),
  message: z.string(),
  data: refusal.nullable(),
});

export type FailureEnvelope = z.output<typeof failureEnvelope>;

/** A reply of code "0" around `reply`. */
export const successEnvelope = <Reply extends z.ZodType>(reply: Reply) =>
  z.object({ code: z.literal(envelopeCodes.ok), data: reply, message: z.string().optional() });

/** A reply of code "0" around a list, with the total in `count`. */
export const countedEnvelope = <Reply extends z.ZodType>(reply: Reply) =>
  successEnvelope(reply).extend({ count: z.int().min(0) });
