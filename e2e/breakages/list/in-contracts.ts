import type { Breakage } from '../breakage';

const props = 'export interface GoodsTableProps {\n';
const dearer = `${props}  readonly currency: string;\n`;
const cartContracts = 'shared-kernel/src/contracts/cart.ts';

/** What two apps, or an app and the API, have agreed on. */
export const inContracts: readonly Breakage[] = [
  {
    name: 'without-surprise',
    does: '`/home/surprise` is removed, to which the shell leads',
    app: 'mf-catalog',
    edits: [
      {
        file: 'mf-catalog/package.json',
        find: '"/home/surprise": {\n        "screen": "./src/surprise/surprise-screen.tsx",',
        put: '"/home/other": {\n        "screen": "./src/surprise/surprise-screen.tsx",',
      },
      { file: 'mf-catalog/src/app.tsx', find: 'path="surprise"', put: 'path="other"' },
    ],
    by: 'links',
    says: /no longer has \/home\/surprise/,
  },
  {
    name: 'without-search',
    does: '`/searchpage` is removed, to which the shell leads',
    app: 'mf-catalog',
    edits: [
      { file: 'mf-catalog/package.json', find: '      "/searchpage"\n', put: '      "/findpage"\n' },
      { file: 'mf-catalog/package.json', find: '      "/searchpage": {', put: '      "/findpage": {' },
    ],
    by: 'links',
    says: /no longer has \/searchpage/,
  },
  {
    name: 'slot-removed',
    does: '`cart/goods-table` is no longer filled',
    app: 'mf-cart',
    built: { 'assets.json': (text) => text.replace('"./goods-table": "', '"./goods-list": "') },
    by: 'exposes-and-slots',
    says: /mf-orders shows cart\/goods-table, but mf-cart does not expose/,
  },
  {
    name: 'slot-wants-more',
    does: '`cart/goods-table` wants a prop that nobody hands it',
    app: 'mf-cart',
    edits: [
      { file: 'mf-cart/src/contract.ts', find: props, put: dearer },
      { file: 'shared-kernel/src/apps/mf-cart.ts', find: props, put: dearer },
    ],
    by: 'types',
    says: /mf-orders hands cart\/goods-table what mf-cart does not take/,
  },
  {
    name: 'slot-given-less',
    does: 'the order page hands `cart/goods-table` no label',
    app: 'mf-orders',
    edits: [
      {
        file: 'shared-kernel/src/apps/mf-cart.ts',
        find: '  readonly label: string;\n',
        put: '  readonly label?: string;\n',
      },
    ],
    by: 'types',
    says: /mf-orders hands cart\/goods-table what mf-cart does not take/,
  },
  {
    name: 'unknown-call',
    does: "makes a call that the live shell's kernel does not know",
    app: 'mf-cart',
    edits: [
      {
        file: cartContracts,
        find: "  'memberCart/amount': get(",
        put: "  'memberCart/weight': get({ summary: '重量', request: empty, reply: cartAmount }),\n  'memberCart/amount': get(",
      },
      {
        file: 'mf-cart/src/components/use-cart.ts',
        find: 'export function useCart(',
        put: "export const weight = () => useCall('memberCart/weight', {});\nexport function useCart(",
      },
      {
        file: 'mf-cart/src/cart-screen.tsx',
        find: "import { useCart } from './components/use-cart';",
        put: "import { useCart, weight } from './components/use-cart';",
      },
      {
        file: 'mf-cart/src/cart-screen.tsx',
        find: "  usePageTitle('购物车');\n",
        put: "  usePageTitle('购物车');\n  weight();\n",
      },
    ],
    by: 'api-contract',
    says: /mf-cart calls memberCart\/weight, which the API does not have/,
  },
  {
    name: 'reply-field-of-remote',
    does: 'a remote goes by a field of a reply that the live kernel does not have',
    app: 'mf-cart',
    edits: [
      {
        file: cartContracts,
        find: "  note: z.string().describe('买家对本行的备注；没有时为空'),\n",
        put: "  note: z.string().describe('买家对本行的备注；没有时为空'),\n  weight: z.number(),\n",
      },
      {
        file: 'mf-cart/src/cart-screen.tsx',
        find: '  const knowsDealer =',
        put: '  globalThis.weights = cartOfPage?.list.map(({ skus }) => skus.map(({ weight }) => weight));\n  const knowsDealer =',
      },
      {
        file: 'mf-cart/src/cart-screen.tsx',
        find: '  const choices = useCheckout();\n',
        put: '  const choices = useCheckout();\n  const cartOfPage = globalThis.cartOfPage;\n',
      },
    ],
    by: 'types',
    says: /mf-cart goes by the reply of memberCart\/page/,
  },
  {
    name: 'reply-field-of-api',
    does: 'a shell goes by a field of a reply that the API does not have',
    app: 'shell',
    edits: [
      {
        file: 'shared-kernel/src/contracts/cart.ts',
        find: "  'memberCart/amount': get({ summary: '购物车商品行数', request: empty, reply: cartAmount }),",
        put: "  'memberCart/amount': get({ summary: '购物车商品行数', request: empty, reply: cartAmount.extend({ weight: z.number() }) }),",
      },
    ],
    by: 'api-contract',
    says: /memberCart\/amount.*weight/,
  },
  {
    name: 'request-field-of-api',
    does: 'leaves out what the API demands of a request',
    app: 'mf-catalog',
    edits: [
      {
        file: 'shared-kernel/src/contracts/catalogue.ts',
        find: "    request: z.object({ id, productClientType: z.literal(2).describe('2 网页商城') }),",
        put: '    request: z.object({ id }),',
      },
    ],
    by: 'api-contract',
    says: /mf-catalog goes by the request of product\/detail, and the API says otherwise/,
  },
  {
    name: 'other-kind-of-call',
    does: 'a remote sends as GET what travels as POST',
    app: 'mf-cart',
    edits: [
      {
        file: cartContracts,
        find: "  'memberCart/page': post({",
        put: "  'memberCart/page': get({",
      },
    ],
    by: 'types',
    says: /mf-cart goes by the kind of memberCart\/page/,
  },
  {
    name: 'other-staleness',
    does: 'a remote counts on a write that makes something else stale',
    app: 'mf-cart',
    edits: [
      {
        file: 'shared-kernel/src/contracts/staleness.ts',
        find: "  'memberCart/note': cart,",
        put: "  'memberCart/note': [...cart, 'client/statement'],",
      },
    ],
    by: 'types',
    says: /what is stale after a write of memberCart\/note/,
  },
  {
    name: 'other-kernel',
    does: 'is built against another major version of the kernel',
    app: 'mf-cart',
    edits: [
      {
        file: 'shared-kernel/package.json',
        find: '"version": "1.0.0"',
        put: '"version": "2.0.0"',
      },
    ],
    by: 'kernel-contract',
    says: /mf-cart was built against kernel contract 2/,
  },
  {
    name: 'other-react',
    does: 'a shell brings another major version of React',
    app: 'shell',
    edits: [
      { file: 'node_modules/react/package.json', find: '"version": "19.3.1"', put: '"version": "20.0.0"' },
    ],
    by: 'shared-versions',
    says: /needs react ~19\.3\.0; the shell provides 20\.0\.0/,
  },
  {
    name: 'own-react-router',
    does: 'a remote brings a copy of zustand',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/app.tsx',
        find: "import { lazyView } from 'shared-kernel/ui';",
        put: "import { lazyView } from 'shared-kernel/ui';\nimport { createStore } from '../../node_modules/zustand/esm/vanilla.mjs';\nglobalThis.ownStore = createStore;",
      },
    ],
    by: 'bundled-platform',
    says: /mf-cart holds a copy of zustand/,
  },
  {
    name: 'too-large',
    does: 'a remote weighs 60 kB more',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/cart-screen.tsx',
        find: '  const knowsDealer =',
        put: `  globalThis.weight = '${noise(80_000)}';\n  const knowsDealer =`,
      },
    ],
    by: 'size-budgets',
    says: /route \/shoppingCar of mf-cart is \d+ bytes; its budget is/,
  },
];

/** Text that nothing makes smaller, the same in every run. */
function noise(length: number): string {
  let seed = 42;
  const letter = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed >> 16) % 64;
  };
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  return Array.from({ length }, () => letters[letter()]).join('');
}
