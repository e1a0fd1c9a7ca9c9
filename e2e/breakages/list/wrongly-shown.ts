import type { Breakage } from '../breakage';

/** What a page says that is not so, or says to some of its buyers alone. */
export const wronglyShown: readonly Breakage[] = [
  {
    name: 'sum-of-all-lines',
    does: 'the cart sums up what is not selected, too',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/checkout/settlement.tsx',
        find: 'useMemo(() => totalsOf(selected), [selected])',
        put: 'useMemo(() => totalsOf(lines), [lines])',
      },
    ],
    by: 'smoke',
    says: /实付合计」 says ¥ \d+.*, the live one ¥ \d+/,
  },
  {
    name: 'long-cart-cut-short',
    does: 'a cart of more than sixty lines shows its first twenty',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/cart/components/cart-table.tsx',
        find: '<VirtualProducts products={products}',
        put: '<VirtualProducts products={products.slice(0, firstScreenful)}',
      },
    ],
    by: 'smoke',
    says: /than the live one|says ¥/,
  },
  {
    name: 'goods-by-mouse-alone',
    does: 'an order unfolds for the mouse, and not for the keyboard',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/order-center/components/order-line.tsx',
        find: 'onClick={() => setIsOpen(!isOpen)}',
        put: 'onMouseDown={() => setIsOpen(!isOpen)}',
      },
    ],
    by: 'smoke',
    says: /does not unfold without a pointer/,
  },
  {
    name: 'no-categories-on-wide-screens',
    does: 'the home page has no categories in a window of 1,800 px and more',
    app: 'mf-catalog',
    edits: [
      {
        file: 'mf-catalog/src/home/components/category-side-menu.module.css',
        find: '.list {\n  padding-block',
        put: '@media (width >= 1800px) {\n  .menu {\n    visibility: hidden;\n  }\n}\n\n.list {\n  padding-block',
      },
    ],
    by: 'smoke',
    says: /at 1920 px.*(is hidden|has no|fewer than the live one)/,
  },
  {
    name: 'balances-swapped',
    does: 'a statement calls the closing balance the opening one, and the other way round',
    app: 'mf-account',
    edits: [
      {
        file: 'mf-account/src/statement/components/statement-summary.tsx',
        find: "['期初余额', statement.openingAmountUnit],",
        put: "['期初余额', statement.closingAmountUnit],",
      },
      {
        file: 'mf-account/src/statement/components/statement-summary.tsx',
        find: "['期末余额', statement.closingAmountUnit],",
        put: "['期末余额', statement.openingAmountUnit],",
      },
    ],
    by: 'smoke',
    says: /\/mine\/statement.*期[初末]余额」 says/,
  },
  {
    name: 'name-that-lies',
    does: "the header's cart is called 订单中心 for whoever hears it",
    app: 'shell',
    edits: [
      {
        file: 'shell/src/layout/header-actions.tsx',
        find: "<Link to={pathTo('/shoppingCar')} className={styles['action']}>",
        put: "<Link to={pathTo('/shoppingCar')} className={styles['action']} aria-label=\"订单中心\">",
      },
    ],
    by: 'smoke',
    says: /购物车/,
  },
  {
    name: 'searches-for-the-last-text',
    does: "the header's search asks for what was searched before",
    app: 'shell',
    edits: [
      {
        file: 'shell/src/search/search-box.tsx',
        find: "void navigate(pathTo('/searchpage', { name }));",
        put: "void navigate(pathTo('/searchpage', { name: searched || undefined }));",
      },
    ],
    by: 'smoke',
    says: /搜索/,
  },
];
