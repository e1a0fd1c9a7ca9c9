import type { Breakage } from '../breakage';

const cart = 'mf-cart/src/cart-screen.tsx';
const known = '  const knowsDealer =';
const orders = 'mf-orders/src/app.tsx';
const first = 'const OrderCenterScreen =';

/** What shows once a page is there: in what it does by itself, and in what buyers do to it. */
export const afterClicks: readonly Breakage[] = [
  {
    name: 'throws-on-click',
    does: 'every click in the order centre throws',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/order-center/order-list-view.tsx',
        find: "<div className={styles['view']}>",
        put: "<div className={styles['view']} onClick={() => { throw new Error('on click'); }}>",
      },
    ],
    by: 'smoke',
    says: /on click/,
  },
  {
    name: 'button-throws',
    does: "the cart's export fails when it is asked for",
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/cart/cart-tools.tsx',
        find: 'onClick={() => void dialog.open()}',
        put: "onClick={() => { throw new Error('no export'); }}",
      },
    ],
    by: 'smoke',
    says: /no export/,
  },
  {
    name: 'dialog-throws',
    does: "the cart's export dialog throws when it opens",
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/cart/cart-tools.tsx',
        find: '{cart && dialog.isOpen && <ExportDialog',
        put: "{dialog.isOpen && (() => { throw new Error('no dialog'); })()}\n        {cart && dialog.isOpen && <ExportDialog",
      },
    ],
    by: 'smoke',
    says: /no dialog/,
  },
  {
    name: 'freezes',
    does: 'the cart answers nobody for ten seconds',
    app: 'mf-cart',
    edits: [
      {
        file: cart,
        find: known,
        put: `  for (const end = Date.now() + (globalThis.frozen ? 0 : 10_000); Date.now() < end; ) globalThis.frozen = true;\n${known}`,
      },
    ],
    by: 'smoke',
    says: /answers nobody for/,
  },
  {
    name: 'freezes-on-click',
    does: 'a click on 打印 takes six seconds',
    app: 'mf-cart',
    edits: [
      {
        file: cart,
        find: '  function printSelected(): void {\n',
        put: '  function printSelected(): void {\n    for (const end = Date.now() + 6_000; Date.now() < end; );\n',
      },
    ],
    by: 'smoke',
    says: /answers nobody for/,
  },
  {
    name: 'effect-loop',
    does: 'an effect of the order centre draws it again, without end',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/order-center/order-list-view.tsx',
        find: '  const query = readOrderQuery(params);\n',
        put: '  const query = readOrderQuery(params);\n  const [turn, setTurn] = useState(0);\n  useEffect(() => {\n    const again = setTimeout(() => setTurn(turn + 1));\n    return () => clearTimeout(again);\n  }, [turn]);\n',
      },
      {
        file: 'mf-orders/src/order-center/order-list-view.tsx',
        find: 'import { AddressParams',
        put: "import { useEffect, useState } from 'react';\nimport { AddressParams",
      },
      {
        file: 'mf-orders/src/order-center/order-list-view.tsx',
        find: "<div className={styles['columns']}>",
        put: "<div className={styles['columns']} data-turn={turn}>",
      },
    ],
    by: 'smoke',
    says: /is never at rest/,
  },
  {
    name: 'asks-without-end',
    does: 'the order centre asks the API twenty times a second',
    app: 'mf-orders',
    edits: [
      {
        file: orders,
        find: first,
        put: `if (typeof document !== 'undefined') setInterval(() => void fetch('/api/sale/mall/dict/list', { method: 'POST' }), 50);\n${first}`,
      },
    ],
    by: 'smoke',
    says: /calls of the API in/,
  },
  {
    name: 'nobody-catches',
    does: 'a promise of the order centre is rejected, and nobody waits for it',
    app: 'mf-orders',
    edits: [
      {
        file: orders,
        find: first,
        put: `if (typeof document !== 'undefined') void Promise.reject(new Error('nobody waits'));\n${first}`,
      },
    ],
    by: 'smoke',
    says: /nobody waits/,
  },
  {
    name: 'link-to-nowhere',
    does: 'an order is followed up at an address that no app has',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/components/order-actions.tsx',
        find: "pathTo('/orderCenter/orderDetail', { id: order.id })",
        put: "pathTo('/orderCentre/orderDetail', { id: order.id })",
      },
    ],
    by: 'smoke',
    says: /leads to \/orderCentre\/orderDetail/,
  },
];
