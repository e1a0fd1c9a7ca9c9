import type { Breakage } from '../breakage';

const done = { app: 'mf-cart', by: 'tasks' } as const;

/** What a page shows rightly and does wrongly: seen in what it leaves behind. */
export const inTasks: readonly Breakage[] = [
  {
    ...done,
    name: 'order-without-gifts',
    does: 'an order is placed without its gifts',
    edits: [
      {
        file: 'mf-cart/src/checkout/model/order-payload.ts',
        find: 'giftSkus: ordered(chosenGifts(line.gifts, giftAllowance(line), choice)),',
        put: 'giftSkus: [],',
      },
    ],
    says: /「提交订单」 of mf-cart as \w+ (writes|ends with order\/generateOrder refused)/,
  },
  {
    ...done,
    name: 'order-without-key',
    does: 'an order is placed without the key that makes it one order',
    edits: [
      {
        file: 'mf-cart/src/checkout/api/submit-order.ts',
        find: '{ idempotencyKey, silent: true }',
        put: '{ silent: true }',
      },
    ],
    says: /「提交订单」 of mf-cart as \w+ (writes .* idempotency_keys|ends with order\/generateOrder refused)/,
  },
  {
    ...done,
    name: 'order-without-remark',
    does: 'an order is placed without what its buyer has remarked',
    edits: [
      {
        file: 'mf-cart/src/checkout/model/order-payload.ts',
        find: 'remark: remark.trim(),',
        put: "remark: '',",
      },
    ],
    says: /「提交订单」 of mf-cart as \w+ writes nothing to orders\.remark, the live one 工作日上午送货/,
  },
  {
    ...done,
    name: 'order-goes-nowhere',
    does: '确认提交 closes its dialog and does nothing else',
    edits: [
      {
        file: 'mf-cart/src/checkout/use-order-submission.ts',
        find: "if (step.kind === 'confirm') await send(step.proposal);",
        put: 'cancel();',
      },
    ],
    says: /「提交订单」 of mf-cart as \w+ ends without the call order\/generateOrder/,
  },
];
