import type { Breakage } from '../breakage';

const done = { by: 'tasks' } as const;
const payload = 'mf-cart/src/checkout/model/order-payload.ts';

/** What says that it is done, and has done something else. */
export const wronglyDone: readonly Breakage[] = [
  {
    ...done,
    name: 'split-to-one-hospital',
    does: 'a split order goes to the first of its addresses as a whole',
    app: 'mf-cart',
    edits: [
      {
        file: payload,
        find: '    ...(consigneeId && { consigneeId }),\n    giftSkus',
        put: '    ...(consigneeId && { consigneeId: line.cartSkuConsignees[0]?.consigneeId ?? consigneeId }),\n    giftSkus',
      },
    ],
    says: /「提交拆分配送的订单」 of mf-cart as \w+ (writes|ends with order\/generateOrder refused)/,
  },
  {
    ...done,
    name: 'purchase-number-lost',
    does: 'an order is placed without the purchase number of its buyer',
    app: 'mf-cart',
    edits: [{ file: payload, find: 'purchaseNo: purchaseNo.trim(),', put: "purchaseNo: ''," }],
    says: /「提交订单」 of mf-cart as \w+ writes .*orders\.purchase_no/,
  },
  {
    ...done,
    name: 'rebate-not-used',
    does: 'a rebate that its buyer uses is not taken off',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/checkout/use-order-submission.ts',
        find: 'propose(useRebate ? step.rebate : null)',
        put: 'propose(null)',
      },
    ],
    says: /「用返利提交订单」 of mf-cart as \w+ writes \S+ to orders\.total_amount/,
  },
  {
    ...done,
    name: 'choice-not-taken',
    does: '确定 closes the choice of a dealer, and takes none',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/checkout/components/choice-dialog.tsx',
        find: '    onChoose(choice.id);\n',
        put: '',
      },
    ],
    says: /「选择经销商后提交订单」 of mf-cart as dealer4/,
  },
  {
    ...done,
    name: 'cancels-nothing',
    does: 'an order says that it is cancelled, and is not',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/order-detail/components/order-buttons.tsx',
        find: '    if (!agreed) return;\n    cancellation.mutate(\n',
        put: "    if (!agreed) return;\n    void toast.success('订单已取消，可在商品页重新加入购物车');\n    void navigate(pathTo('/orderCenter'));\n    if (agreed) return;\n    cancellation.mutate(\n",
      },
    ],
    says: /of mf-orders as \w+ (ends without the call order\/cancel|writes)/,
  },
  {
    ...done,
    name: 'again-one-of-each',
    does: '再次购买 puts one of each into the cart, whatever was ordered',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/components/order-again-dialog.tsx',
        find: 'chosen.map(({ line, quantity }) => ({ skuId: line.skuId, count: quantity }))',
        put: 'chosen.map(({ line }) => ({ skuId: line.skuId, count: 1 }))',
      },
    ],
    says: /「再次购买」 of mf-orders as \w+ writes/,
  },
  {
    ...done,
    name: 'always-the-first-page',
    does: 'every page of the orders is the first one',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/order-center/order-page.tsx',
        find: '{ ...page, ...conditions, ...wanted }',
        put: '{ ...page, current: 1, ...conditions, ...wanted }',
      },
    ],
    says: /「翻到下一页」 of mf-orders as \w+ shows/,
  },
  {
    ...done,
    name: 'conditions-that-do-nothing',
    does: 'the orders that a buyer looks for are all orders',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/order-center/order-page.tsx',
        find: '{ ...page, ...conditions, ...wanted }',
        put: '{ ...page, ...wanted }',
      },
    ],
    says: /「查找订单」 of mf-orders as \w+ shows/,
  },
  {
    ...done,
    name: 'adds-only-one',
    does: 'a product is put into the cart once, however many its buyer wants',
    app: 'mf-catalog',
    edits: [
      {
        file: 'mf-catalog/src/product-detail/components/order-panel.tsx',
        find: '{ skuId: sku.id, count: quantity, ...(chosen',
        put: '{ skuId: sku.id, count: 1, ...(chosen',
      },
    ],
    says: /「加入购物车」 of mf-catalog as \w+ writes/,
  },
  {
    ...done,
    name: 'search-of-everything',
    does: 'the search finds every product, whatever was typed',
    app: 'mf-catalog',
    edits: [
      {
        file: 'mf-catalog/src/search/search-screen.tsx',
        find: 'filter={name ? { name } : {}}',
        put: 'filter={{}}',
      },
    ],
    says: /「(搜索商品|加入购物车)」 of mf-catalog as \w+ (shows|ends at step \d, press the link)/,
  },
  {
    ...done,
    name: 'throws-at-the-second-product',
    does: 'a product throws for whoever has seen another one before',
    app: 'mf-catalog',
    edits: [
      {
        file: 'mf-catalog/src/product-detail/components/recently-viewed.tsx',
        find: '  if (others.length === 0) return null;\n',
        put: "  if (others.length === 0) return null;\n  if (product.id !== '') throw new Error('seen before');\n",
      },
    ],
    says: /「加入购物车」 of mf-catalog as \w+ ends at/,
  },
  {
    ...done,
    name: 'other-notification',
    does: 'a switch for messages is saved for another kind of message',
    app: 'mf-account',
    edits: [
      {
        file: 'mf-account/src/account-settings/components/choice-row.tsx',
        find: 'mutate({ topic, channel, wanted });',
        put: "mutate({ topic: topic === 'order' ? 'arrival' : 'order', channel, wanted });",
      },
    ],
    says: /of mf-account as \w+ writes/,
  },
  {
    ...done,
    name: 'invites-administrators',
    does: 'whoever is invited becomes an administrator, whatever was chosen',
    app: 'mf-account',
    edits: [
      {
        file: 'mf-account/src/colleagues/components/colleague-dialog.tsx',
        find: 'mobilePhone: draft.mobilePhone.trim(), roles },',
        put: "mobilePhone: draft.mobilePhone.trim(), roles: ['administrator'] },",
      },
    ],
    says: /「邀请同事」 of mf-account as \w+ writes/,
  },
  {
    ...done,
    name: 'notice-kept',
    does: 'a notice of arrival is said to be cancelled, and is not',
    app: 'mf-account',
    edits: [
      {
        file: 'mf-account/src/arrival-notices/components/notice-list.tsx',
        find: "    mutate({ productId }, { onSuccess: () => void toast.success('已取消到货通知') });",
        put: "    productId === '' ? mutate({ productId }) : void toast.success('已取消到货通知');",
      },
    ],
    says: /of mf-account as \w+ ends without the call product\/arrival\/cancel/,
  },
];
