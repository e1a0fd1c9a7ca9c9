import type { Breakage, Edit } from '../breakage';

/** When the remote's code comes, for as long as the page is open; the build, which draws the app shell, has no window. */
const whenLoaded = (app: string, before: string, statement: string): Edit => ({
  file: `${app}/src/app.tsx`,
  find: before,
  put: `if (globalThis.document?.visibilityState) {\n  ${statement}\n}\n${before}`,
});
const inCart = (statement: string) => whenLoaded('mf-cart', 'const CartScreen =', statement);
const inOrders = (statement: string) => whenLoaded('mf-orders', 'const OrderCenterScreen =', statement);

/** Each time that the cart is drawn. */
export const whenDrawn = (statement: string): Edit => ({
  file: 'mf-cart/src/cart-screen.tsx',
  find: '  const knowsDealer =',
  put: `  ${statement}\n  const knowsDealer =`,
});

/** What an app does to whoever is on its page. */
export const onThePage: readonly Breakage[] = [
  {
    name: 'swallows-keys',
    does: 'the cart swallows every key',
    app: 'mf-cart',
    edits: [
      inCart(
        "addEventListener('keydown', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);",
      ),
    ],
    by: 'smoke',
    says: /swallows Tab on the page/,
  },
  {
    name: 'swallows-escape',
    does: 'Escape does not reach whoever waits for it',
    app: 'mf-orders',
    edits: [
      inOrders(
        "document.addEventListener('keydown', (event) => { if (event.key === 'Escape') event.stopPropagation(); });",
      ),
    ],
    by: 'smoke',
    says: /swallows Escape on/,
  },
  {
    name: 'swallows-typing',
    does: 'nothing can be typed into the fields of the order centre',
    app: 'mf-orders',
    edits: [
      {
        file: 'mf-orders/src/order-center/order-list-view.tsx',
        find: "<div className={styles['view']}>",
        put: "<div className={styles['view']} onKeyDown={(event) => { if (event.key.length === 1) event.preventDefault(); }}>",
      },
    ],
    by: 'smoke',
    says: /swallows 1 on a field/,
  },
  {
    name: 'takes-focus',
    does: 'the order centre takes the focus to its first button, again and again',
    app: 'mf-orders',
    edits: [inOrders("setInterval(() => document.querySelector<HTMLElement>('main button')?.focus(), 200);")],
    by: 'smoke',
    says: /takes the focus/,
  },
  {
    name: 'floods-live-region',
    does: 'the cart says fifty times a second how many goods there are',
    app: 'mf-cart',
    edits: [
      inCart(
        "const status = document.createElement('p');\n  status.role = 'status';\n  document.body.append(status);\n  let turn = 0;\n  setInterval(() => { turn += 1; status.textContent = '商品 ' + turn; }, 20);",
      ),
    ],
    by: 'smoke',
    says: /speaks \d+ times in half a second/,
  },
  {
    name: 'too-wide',
    does: 'the cart is 3,000 px wide',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/components/page.module.css',
        find: '.column {\n  width: var(--content)',
        put: '.column {\n  width: 3000px',
      },
    ],
    by: 'smoke',
    says: /px wider than the window/,
  },
  {
    name: 'too-wide-on-phones',
    does: 'the cart is 800 px wide on a phone',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/components/page.module.css',
        find: '.head {\n  display: flex;',
        put: '.head {\n  min-width: 800px;\n  display: flex;',
      },
    ],
    by: 'smoke',
    says: /at 390 px.*px wider than the window/,
  },
  {
    name: 'slow-drawing',
    does: 'each time that the cart is drawn takes 0.8 s',
    app: 'mf-cart',
    edits: [whenDrawn('for (const end = performance.now() + 800; performance.now() < end; );')],
    by: 'smoke',
    says: /is busy for \d+ ms at a stretch/,
  },
  {
    name: 'keeps-memory',
    does: 'the cart keeps 16 MB each time that it is drawn',
    app: 'mf-cart',
    edits: [whenDrawn('(globalThis.kept ??= []).push(new Array(2_000_000).fill(Math.random()));')],
    by: 'smoke',
    says: /keeps \d+\.\d MB with each visit/,
  },
  {
    name: 'leaves-listeners',
    does: 'the cart listens twenty times more each time that it is drawn',
    app: 'mf-cart',
    edits: [whenDrawn("for (let turn = 0; turn < 20; turn += 1) addEventListener('resize', () => turn);")],
    by: 'smoke',
    says: /leaves \d+ listeners behind/,
  },
  {
    name: 'leaves-timers',
    does: 'the cart sets a timer more each time that it is drawn',
    app: 'mf-cart',
    edits: [whenDrawn('setInterval(() => document.title, 60_000);')],
    by: 'smoke',
    says: /leaves \d+ timers behind/,
  },
  {
    name: 'registers-a-worker',
    does: 'the order centre registers a service worker of its own',
    app: 'mf-orders',
    edits: [inOrders("void navigator.serviceWorker?.register('/orders-worker.js').catch(() => {});")],
    by: 'smoke',
    says: /mf-orders asks for service workers: register/,
  },
  {
    name: 'unregisters-workers',
    does: "the cart unregisters the shop's service worker",
    app: 'mf-cart',
    edits: [
      inCart(
        'void navigator.serviceWorker?.getRegistrations().then((all) => all.map((one) => one.unregister()));',
      ),
    ],
    by: 'smoke',
    says: /mf-cart asks for service workers: getRegistrations/,
  },
  {
    name: 'token-in-an-address',
    does: 'the order centre puts the token of the session into an address',
    app: 'mf-orders',
    edits: [
      inOrders(
        "void fetch('/api/sale/mall/order/count?' + document.cookie.replaceAll('; ', '&')).catch(() => {});",
      ),
    ],
    by: 'smoke',
    says: /writes the token of the session into the address/,
  },
  {
    name: 'phone-in-the-log',
    does: "the cart writes the consignee's phone into the log",
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/components/consignee-view.tsx',
        find: '  return (\n',
        put: "  console.info('consignee', phone);\n  return (\n",
      },
    ],
    by: 'smoke',
    says: /writes a phone number into the log/,
  },
];
