import type { BenchBuyers } from './bench-buyers';
import type { CallRequest, Load } from './measure';

/** Something buyers do, as it is put on the API. */
export interface Scenario {
  readonly name: string;
  readonly paths: Load['paths'];
  /** How many do it at once; each is measured by itself. */
  readonly connections: readonly number[];
  /** Whether each round needs what it orders in the carts before. */
  readonly takesFromCart?: boolean;
  next(buyers: BenchBuyers): () => readonly CallRequest[];
}

// Frequent and rare, one character and several words, names and models.
const searches = [
  '手套',
  '消毒 液',
  '酸',
  '内镜 AL',
  '过氧乙酸',
  'al-2000',
  '一次性 无菌',
  '凝胶',
  '敷料 10',
  '不存在的商品',
];
// Nothing, categories of both levels, searches; then what is ticked.
export const narrowed = [
  ...[{}, {}, { categoryId: '1' }, { categoryId: '5' }, { categoryId: '602' }],
  ...['手套', '消毒 液', '过氧乙酸', '一次性 无菌'].map((name) => ({ name })),
];
export const chosenFacets = [
  {},
  { singleUse: ['true'] },
  { material: ['不锈钢', '丁腈'], sterile: ['true'] },
  { volume: ['500', '1000'], price: ['0-100'] },
  { price: ['0-100', '100-500'], deviceClass: ['二类'] },
];
const sorts = ['default', 'default', 'default', 'newest', 'priceAsc'] as const;
const tabs = [-1, -1, 5, 1, 3, 4] as const;

/** The same sequence of choices in every run. */
function chooser() {
  let state = 20_260_101;
  return <Value>(values: readonly Value[]): Value => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return values[Math.floor((state / 2 ** 32) * values.length)] as Value;
  };
}

const pages = [1, 1, 1, 1, 2, 2, 3, 4];

export const scenarios: readonly Scenario[] = [
  {
    name: '商品列表 product/page',
    paths: ['product/page'],
    connections: [1, 16],
    next({ readers }) {
      const choose = chooser();
      return () => [
        {
          body: { current: choose(pages), pageSize: 8, sort: choose(sorts) },
          token: choose(readers).token,
        },
      ];
    },
  },
  {
    name: '商品搜索 product/page name',
    paths: ['product/page'],
    connections: [1, 16],
    next({ readers }) {
      const choose = chooser();
      return () => [
        { body: { current: 1, pageSize: 8, name: choose(searches) }, token: choose(readers).token },
      ];
    },
  },
  {
    name: '筛选项 product/facets',
    paths: ['product/facets'],
    connections: [1, 16],
    next({ readers }) {
      const choose = chooser();
      return () => [
        {
          body: { ...choose(narrowed), facets: choose(chosenFacets), inStock: choose([false, false, true]) },
          token: choose(readers).token,
        },
      ];
    },
  },
  {
    name: '筛选后的列表 product/page facets',
    paths: ['product/page'],
    connections: [1],
    next({ readers }) {
      const choose = chooser();
      return () => [
        {
          body: {
            ...choose(narrowed),
            current: choose(pages),
            pageSize: 8,
            facets: choose(chosenFacets),
            sort: choose(sorts),
          },
          token: choose(readers).token,
        },
      ];
    },
  },
  {
    name: '加入购物车 memberCart/add',
    paths: ['memberCart/add'],
    connections: [1, 16],
    next({ shoppers, skuIds }) {
      const choose = chooser();
      return () => [{ body: { skuId: choose(skuIds), count: 1 }, token: choose(shoppers).token }];
    },
  },
  {
    name: '订单列表 order/page',
    paths: ['order/page'],
    connections: [1, 16],
    next({ readers }) {
      const choose = chooser();
      return () => [
        {
          body: { current: choose(pages), pageSize: 10, webStatus: choose(tabs) },
          token: choose(readers).token,
        },
      ];
    },
  },
  {
    name: '提交订单 order/generateOrder',
    paths: ['order/generateOrder'],
    connections: [1],
    takesFromCart: true,
    next({ shoppers, skuIds }) {
      let n = 0;
      return () => {
        const shopper = shoppers[n % shoppers.length];
        const skuId = skuIds[Math.floor(n / shoppers.length)];
        n += 1;
        if (!shopper || skuId === undefined) throw new Error('every cart is empty');
        return [{ body: shopper.order(skuId), token: shopper.token }];
      };
    },
  },
  {
    name: '整单 memberCart/add + order/generateOrder',
    paths: ['memberCart/add', 'order/generateOrder'],
    connections: [8],
    next({ shoppers, skuIds }) {
      const choose = chooser();
      let n = 0;
      return () => {
        // Taken in turn, so that no shopper orders twice at once.
        const shopper = shoppers[n % shoppers.length];
        n += 1;
        const skuId = choose(skuIds);
        const token = shopper?.token;
        return [
          { body: { skuId, count: 1 }, token },
          { body: shopper?.order(skuId), token },
        ];
      };
    },
  },
];
