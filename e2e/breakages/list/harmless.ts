import type { Harmless } from '../breakage';
import { withoutFollowUp } from './in-pages';
import { whenDrawn } from './on-the-page';
import { tenfoldSum } from './taken-away';

const patch = (file: string, from: string, to: string) => ({
  file,
  find: `"version": "${from}"`,
  put: `"version": "${to}"`,
});

/** What has to pass. */
export const harmless: readonly Harmless[] = [
  {
    name: 'unused-call',
    does: 'the contracts have a new call that nobody makes',
    app: 'mf-cart',
    edits: [
      {
        file: 'shared-kernel/src/contracts/cart.ts',
        find: "  'memberCart/amount': get(",
        put: "  'memberCart/weight': get({ summary: '重量', request: empty, reply: cartAmount }),\n  'memberCart/amount': get(",
      },
    ],
  },
  {
    name: 'kernel-patch',
    does: 'is built against kernel 1.0.1',
    app: 'mf-cart',
    edits: [patch('shared-kernel/package.json', '1.0.0', '1.0.1')],
  },
  {
    name: 'react-patch',
    does: 'a shell with React 19.3.2',
    app: 'shell',
    edits: [
      patch('node_modules/react/package.json', '19.3.1', '19.3.2'),
      patch('node_modules/react-dom/package.json', '19.3.1', '19.3.2'),
    ],
  },
  {
    name: 'other-words',
    does: 'says something in other words',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/components/order-actions.tsx',
        find: '        跟进订单\n',
        put: '        跟进\n',
      },
    ],
  },
  {
    name: 'one-button-more',
    does: 'the cart has a button more, and a heading',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/cart/cart-tools.tsx',
        find: '              打印\n            </Button>\n',
        put: '              打印\n            </Button>\n            <Button onClick={onPrint}>打印全部</Button>\n',
      },
    ],
  },
  {
    name: 'fewer-on-purpose',
    does: 'orders have no way to follow them up any more, and their team says why',
    app: 'mf-orders',
    edits: [withoutFollowUp],
    fewer: '跟进改在订单详情中',
  },
  {
    name: 'route-more',
    does: 'the catalogue has a page more',
    app: 'mf-catalog',
    edits: [
      {
        file: 'mf-catalog/package.json',
        find: '"/home/contact_us": {',
        put: '"/home/offers": {\n        "screen": "./src/surprise/surprise-screen.tsx",\n        "title": "特价",\n        "access": "open"\n      },\n      "/home/contact_us": {',
      },
      {
        file: 'mf-catalog/src/app.tsx',
        find: '            <Route path="surprise" element={<SurpriseScreen />} />\n',
        put: '            <Route path="surprise" element={<SurpriseScreen />} />\n            <Route path="offers" element={<SurpriseScreen />} />\n',
      },
    ],
  },
  {
    name: 'other-looks',
    does: 'the user centre has other distances, and a token of its own',
    app: 'mf-account',
    edits: [
      {
        file: 'mf-account/src/components/card.module.css',
        find: '.card {\n  padding: var(--space-5)',
        put: '.card {\n  --card-edge: 3px;\n  outline-offset: var(--card-edge);\n  padding: var(--space-4)',
      },
    ],
  },
  {
    name: 'other-colours',
    does: 'a shell with a token more, and another colour',
    app: 'shell',
    edits: [
      {
        file: 'shared-kernel/src/styles/tokens.css',
        find: '    --line: #e2e8ee;\n',
        put: '    --line: #e0e6ec;\n    --line-faint: #f4f6f8;\n',
      },
    ],
  },
  {
    name: 'button-renamed',
    does: '打印 is called 打印清单',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/cart/cart-tools.tsx',
        find: '              打印\n            </Button>\n',
        put: '              打印清单\n            </Button>\n',
      },
    ],
  },
  {
    name: 'sums-on-purpose',
    does: 'the cart says another sum, and its team says why',
    app: 'mf-cart',
    edits: [tenfoldSum],
    sums: '以分计价',
  },
  {
    name: 'other-format',
    does: 'a shell that writes amounts without a space',
    app: 'shell',
    edits: [{ file: 'shared-kernel/src/ui/amount.tsx', find: ' : `¥ ', put: ' : `¥' }],
  },
  {
    name: 'wide-in-a-scroller',
    does: 'the cart has a strip of 3,000 px that scrolls for itself',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/cart-screen.tsx',
        find: '        <HeldBackNotice',
        put: "        <div style={{ overflowX: 'auto' }}><p style={{ width: 3000 }}>配送说明</p></div>\n        <HeldBackNotice",
      },
    ],
  },
  {
    name: 'enter-in-a-field',
    does: 'the fields of the order centre take Enter for themselves',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/order-center/order-list-view.tsx',
        find: "<div className={styles['view']}>",
        put: "<div className={styles['view']} onKeyDown={(event) => { if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault(); }}>",
      },
    ],
  },
  {
    name: 'clock-in-a-live-region',
    does: 'the cart says once a second what time it is',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/app.tsx',
        find: 'const CartScreen =',
        put: "if (globalThis.document?.visibilityState) {\n  const clock = document.createElement('p');\n  clock.role = 'status';\n  document.body.append(clock);\n  setInterval(() => { clock.textContent = new Date().toLocaleTimeString(); }, 1_000);\n}\nconst CartScreen =",
      },
    ],
  },
  {
    name: 'works-a-little',
    does: 'each time that the cart is drawn takes 60 ms',
    app: 'mf-cart',
    edits: [whenDrawn('for (const end = performance.now() + 60; performance.now() < end; );')],
  },
  {
    name: 'keeps-a-little',
    does: 'the cart keeps 40 kB each time that it is drawn',
    app: 'mf-cart',
    edits: [whenDrawn('(globalThis.kept ??= []).push(new Array(5_000).fill(Math.random()));')],
  },
  {
    name: 'tidy-listeners',
    does: 'the cart listens while it is there, and no longer',
    app: 'mf-cart',
    edits: [
      whenDrawn(
        "useEffect(() => {\n    const listen = () => {};\n    const timer = setInterval(listen, 60_000);\n    addEventListener('resize', listen);\n    return () => {\n      clearInterval(timer);\n      removeEventListener('resize', listen);\n    };\n  });",
      ),
      {
        file: 'mf-cart/src/cart-screen.tsx',
        find: 'import { type ReactNode, type Ref, useRef,',
        put: 'import { type ReactNode, type Ref, useEffect, useRef,',
      },
    ],
  },
  {
    name: 'phones-otherwise',
    does: 'the cart is arranged otherwise on a phone',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/components/page.module.css',
        find: '@media screen and (width < 600px) {\n',
        put: '@media screen and (width < 600px) {\n  .head {\n    flex-direction: column;\n    align-items: start;\n  }\n\n',
      },
    ],
  },
  {
    name: 'closing-balance-first',
    does: 'a statement begins with its closing balance, for which it is opened',
    app: 'mf-account',
    edits: [
      {
        file: 'mf-account/src/statement/components/statement-summary.tsx',
        find: "        ['期初余额', statement.openingAmountUnit],\n",
        put: "        ['期末余额', statement.closingAmountUnit],\n        ['期初余额', statement.openingAmountUnit],\n",
      },
      {
        file: 'mf-account/src/statement/components/statement-summary.tsx',
        find: "        ['本期已付及冲减', statement.decreaseAmountUnit],\n        ['期末余额', statement.closingAmountUnit],\n",
        put: "        ['本期已付及冲减', statement.decreaseAmountUnit],\n",
      },
    ],
  },
  {
    name: 'dialog-when-asked-for',
    does: 'the code of a dialog comes when it is asked for, no longer with its page',
    app: 'mf-catalog',
    edits: [
      {
        file: 'mf-catalog/src/components/card-order.tsx',
        find: "import { useId, useRef, useState } from 'react';",
        put: "import { lazy, Suspense, useId, useRef, useState } from 'react';",
      },
      {
        file: 'mf-catalog/src/components/card-order.tsx',
        find: "import { ListDialog } from './list-dialog';\n",
        put: '',
      },
      {
        file: 'mf-catalog/src/components/card-order.tsx',
        find: '/** Where a product is put. */',
        put: "const ListDialog = lazy(() => import('./list-dialog').then(({ ListDialog: view }) => ({ default: view })));\n\n/** Where a product is put. */",
      },
      {
        file: 'mf-catalog/src/components/card-order.tsx',
        find: '        <ListDialog goods={[{ skuId: listedId, count: quantity }]} onClose={() => setListedId(null)} />',
        put: '        <Suspense>\n          <ListDialog goods={[{ skuId: listedId, count: quantity }]} onClose={() => setListedId(null)} />\n        </Suspense>',
      },
    ],
  },
  {
    name: 'other-icon',
    does: 'the header has another and smaller icon for the orders',
    app: 'shell',
    edits: [
      {
        file: 'shell/src/layout/header-actions.tsx',
        find: '<Icon name="order" />',
        put: '<Icon name="menu" size={20} />',
      },
    ],
  },
];
