import type { Breakage, Edit } from '../breakage';

const submitting = '          onClick={onSubmit}\n        >';

/** 提交订单, the only way to order. */
const submit = (put: string): Edit => ({
  file: 'mf-cart/src/checkout/components/settlement-bar.tsx',
  find: submitting,
  put: `          ${put}\n${submitting}`,
});

/** The cart's own sum and prices, of one currency and one buyer. */
export const tenfoldSum: Edit = {
  file: 'mf-cart/src/model/totals.ts',
  find: '  return { payable, discount:',
  put: '  return { payable: addAmounts(...Array.from({ length: 10 }, () => payable)), discount:',
};

/** One control, or one amount, that is not what it was. */
export const takenAway: readonly Breakage[] = [
  {
    name: 'submit-gone',
    does: 'the cart has no 提交订单',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/checkout/components/settlement-bar.tsx',
        find: '      action={\n        <Button',
        put: '      action={selectedCount >= 0 ? null :\n        <Button',
      },
    ],
    by: 'smoke',
    says: /has no button 「提交订单」/,
  },
  {
    name: 'submit-hidden',
    does: '提交订单 cannot be seen',
    app: 'mf-cart',
    edits: [submit("style={{ visibility: 'hidden' }}")],
    by: 'smoke',
    says: /「提交订单」.* is hidden/,
  },
  {
    name: 'submit-covered',
    does: 'something that nobody sees lies upon 提交订单',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/components/bottom-bar.tsx',
        find: '      {action}\n',
        put: "      {action}\n      <span style={{ position: 'absolute', inset: '-4px', zIndex: 1 }} />\n",
      },
    ],
    by: 'smoke',
    says: /「提交订单」.*something lies upon it/,
  },
  {
    name: 'submit-out-of-view',
    does: '提交订单 stands left of the window',
    app: 'mf-cart',
    edits: [submit("style={{ position: 'fixed', left: -900 }}")],
    by: 'smoke',
    says: /「提交订单」.* is out of view/,
  },
  {
    name: 'submit-without-keyboard',
    does: '提交订单 is left out by the keyboard',
    app: 'mf-cart',
    edits: [submit('tabIndex={-1}')],
    by: 'smoke',
    says: /「提交订单」.*with the keyboard/,
  },
  {
    name: 'submit-disabled',
    does: '提交订单 can never be pressed',
    app: 'mf-cart',
    edits: [submit('disabled')],
    by: 'smoke',
    says: /「提交订单」.*can no longer be used/,
  },
  {
    name: 'submit-tiny',
    does: '提交订单 is 20 px high',
    app: 'mf-cart',
    edits: [submit('style={{ height: 20, minHeight: 0, padding: 0 }}')],
    by: 'smoke',
    says: /「提交订单」.* measures 20 px/,
  },
  {
    name: 'submit-covered-on-phones',
    does: '提交订单 lies under the tabs of a phone',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/components/bottom-bar.module.css',
        find: '.note strong {\n',
        put: '@media screen and (width < 600px) {\n  .bar {\n    position: fixed;\n    inset: auto 0 0;\n    z-index: 0;\n  }\n}\n\n.note strong {\n',
      },
    ],
    by: 'smoke',
    says: /at 390 px.*「提交订单」.*something lies upon it/,
  },
  {
    name: 'without-again',
    does: 'an order cannot be bought again',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/components/order-actions.tsx',
        find: '<OrderAgain no={order.no} items={order.orderItems} kind={kind} />',
        put: '{null}',
      },
    ],
    by: 'smoke',
    says: /has no.* 「再次购买/,
  },
  {
    name: 'tenfold-sum',
    does: 'the cart says ten times what is to be paid',
    app: 'mf-cart',
    edits: [tenfoldSum],
    by: 'smoke',
    says: /实付合计」 says ¥ \d+.*, the live one ¥ \d+/,
  },
  {
    name: 'doubled-orders',
    does: 'orders say twice what was paid',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/order-center/components/order-line.tsx',
        find: "import { formatCount } from 'shared-kernel/domain';\n",
        put: "import { formatCount } from 'shared-kernel/domain';\nimport { addAmounts } from 'shared-kernel/money';\n",
      },
      {
        file: 'mf-orders/src/order-center/components/order-line.tsx',
        find: 'value={order.totalAmountUnit}',
        put: 'value={addAmounts(order.totalAmountUnit, order.totalAmountUnit)}',
      },
    ],
    by: 'smoke',
    says: /says ¥ \d+.*, the live one ¥ \d+/,
  },
  {
    name: 'list-price-as-own',
    does: "products show the list price as the buyer's own",
    app: 'mf-catalog',
    edits: [
      {
        file: 'mf-catalog/src/components/product-card.tsx',
        find: '<Price {...price} isBuyer={isBuyer} />',
        put: '<Price {...price} own={price.own && (price.list ?? price.own)} isBuyer={isBuyer} />',
      },
    ],
    by: 'smoke',
    says: /says ¥ \d+.*, the live one ¥ \d+|prices, fewer than/,
  },
];
