import type { Harmless } from '../breakage';
import { withoutFollowUp } from './in-pages';

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
        find: '            打印\n          </Button>\n',
        put: '            打印\n          </Button>\n          <Button onClick={onPrint}>打印全部</Button>\n',
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
];
