import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import type { ProductRow, ProductSku } from 'shared-kernel/contracts';
import { formatAmount, multiplyAmount, pricePerPiece } from 'shared-kernel/money';
import {
  aProductDetail,
  aProductRow,
  aProductSku,
  aProductSpu,
  aSession,
  type FakeAnswers,
  renderScreen,
} from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from './app';
import type { BoughtProduct } from './home/model/last-order-text';
import { aShop, noFacetAnswer } from './testing/fake-shop';
import { watchNothingYet } from './testing/scroll-into-view';

watchNothingYet();
beforeAll(preloadFeedback);
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

const unitNames = ['片', '盒', '箱', '托'];

const aUnit = fc.record({
  price: fc.integer({ min: 100, max: 900_000 }),
  off: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
  pieces: fc.constantFrom(1, 10, 60),
  isShort: fc.boolean(),
});

/**
 * A product of one to four units with different prices, bought before in one of them or in a discontinued
 * one.
 */
const aRandomProduct = fc
  .record({
    units: fc.uniqueArray(aUnit, {
      minLength: 1,
      maxLength: 4,
      selector: ({ price }) => price,
    }),
    last: fc.nat({ max: 4 }),
    lastCount: fc.integer({ min: 1, max: 400 }),
  })
  .map(({ units, last, lastCount }): BoughtProduct => {
    const skus = units.map(({ price, off, pieces, isShort }, place) => {
      const list = (price / 100).toFixed(2);
      return aProductSku({
        id: `sku-${place}`,
        name: unitNames[place] ?? '',
        remark: null,
        unitCount: pieces,
        priceUnit: list,
        discountPriceUnit: off === null ? list : (Math.ceil((price * (100 - off)) / 100) / 100).toFixed(2),
        stockState: isShort ? 'short' : 'available',
        stockQty: isShort ? 500 : null,
      });
    });
    const cheap = skus.toSorted((a, b) => Number(a.discountPriceUnit) - Number(b.discountPriceUnit));
    const row: ProductRow = aProductRow({
      id: 'p1',
      productSkues: skus,
      minPriceUnit: cheap[0]?.discountPriceUnit ?? null,
      maxPriceUnit: cheap.at(-1)?.discountPriceUnit ?? null,
      unitName: cheap[0]?.name ?? null,
      gwPrice: cheap[0]?.priceUnit ?? null,
    });
    const lastTime = '2026-10-02 09:00:00';
    return { ...row, lastSkuId: `sku-${last}`, lastCount, lastTime, everyDays: null, isDue: false };
  });

interface Place {
  path: string;
  mount: string;
  view?: 'grid' | 'list';
  /** Text around the button. */
  around: string;
}

const places: Readonly<Record<string, Place>> = {
  'a card of a category': { path: '/home/all_product', mount: '/home', view: 'grid', around: 'li' },
  'a row of a category': { path: '/home/all_product', mount: '/home', view: 'list', around: 'tr' },
  'a card of what was bought': {
    path: '/home/all_product?list=bought',
    mount: '/home',
    view: 'grid',
    around: 'li',
  },
  'a row of what was bought': {
    path: '/home/all_product?list=bought',
    mount: '/home',
    view: 'list',
    around: 'tr',
  },
  'a card of a search': { path: '/searchpage?name=x', mount: '/searchpage', view: 'grid', around: 'li' },
  'a row of a search': { path: '/searchpage?name=x', mount: '/searchpage', view: 'list', around: 'tr' },
  'a product that is compared': { path: '/home/compare?ids=p1', mount: '/home', around: 'table' },
  'a product to order again': { path: '/home', mount: '/home', around: 'li' },
  'a row of a family': { path: '/home/detail?id=p1', mount: '/home', around: 'tr' },
};

const sibling = aProductRow({ id: 'p2', productSkues: [aProductSku({ id: 'another' })] });

const answers = (product: BoughtProduct): FakeAnswers => ({
  ...noFacetAnswer,
  'product/page': () => ({ list: [product], total: 1 }),
  'product/rows': () => ({ list: [product], total: 1 }),
  'product/compare': () => [product],
  'order/bought/page': () => ({ list: [product], total: 1 }),
  'product/detail': () =>
    aProductDetail({ productSpu: aProductSpu(product), productSkues: product.productSkues }),
  'product/related': () => ({ variants: [product, sibling], fitting: [] }),
  'memberCart/add': () => ({ amount: 1 }),
  'memberCart/held': () => [],
});

const formatMoney = (amount: string) => `¥ ${formatAmount(amount)}`;
const pricesIn = (text: string): string[] => text.match(/¥ [\d,]+\.\d\d/g) ?? [];

/** The amounts that may be shown next to a button that adds this unit. */
const pricesOf = (sku: ProductSku, isCompared: boolean, all: readonly ProductSku[]): string[] =>
  (isCompared ? all : [sku]).flatMap(({ priceUnit, discountPriceUnit, unitCount }) =>
    [priceUnit, discountPriceUnit, pricePerPiece(discountPriceUnit ?? '0.00', unitCount)].map((price) =>
      formatMoney(price ?? '0.00'),
    ),
  );

test.each(Object.entries(places))(
  '%s: price, unit and quantity are those of what is added',
  async (name, place) => {
    const { path, mount, view, around } = place;
    await fc.assert(
      fc.asyncProperty(aRandomProduct, fc.nat(), async (product, pick) => {
        const api = aShop(answers(product));
        const before = api.bodiesOf('memberCart/add').length;
        const additions = () => api.bodiesOf('memberCart/add').slice(before);
        const { user, unmount } = renderScreen(<App />, {
          path,
          mount,
          session: aSession({ productView: view }),
        });
        const found = await waitFor(() => {
          const buttons = [...document.querySelectorAll<HTMLElement>(`${around} button`)].filter((button) =>
            /^加入/.test(button.textContent ?? ''),
          );
          const isSold = product.productSkues.some(({ id }) => id === product.lastSkuId);
          if (path !== '/home' || isSold) expect(buttons).not.toHaveLength(0);
          else expect(screen.getByRole('link', { name: '选择规格' })).toBeVisible();
          return buttons;
        });
        const button = found[pick % found.length];
        if (button) {
          const beside = button.closest<HTMLElement>(around);
          if (!beside) throw new Error(`no ${around} around ${button.textContent}`);
          let text = beside.textContent ?? '';
          const quantity = within(beside).getByRole<HTMLInputElement>('spinbutton').value;
          await user.click(button);
          const choice = await waitFor(() => {
            const group = screen.queryByRole('group', { name: '请选择单位' });
            expect(group ?? additions()[0]).toBeTruthy();
            return group;
          });
          if (choice) {
            const units = [...choice.querySelectorAll<HTMLElement>(':scope > ul button')];
            const chosen = units[pick % units.length] as HTMLElement;
            text = chosen.textContent ?? '';
            await user.click(chosen);
          }
          await waitFor(() => expect(additions()).toHaveLength(1));
          const [added] = additions();
          const sku = [...product.productSkues, ...sibling.productSkues].find(
            ({ id }) => id === added?.skuId,
          );
          if (!sku) throw new Error(`${added?.skuId} is not sold`);
          expect(text).toContain(formatMoney(sku.discountPriceUnit ?? '0.00'));
          expect(text).toContain(sku.name);
          expect(text).not.toContain(' 起');
          expect(pricesOf(sku, !choice && name.includes('compared'), product.productSkues)).toEqual(
            expect.arrayContaining(pricesIn(text)),
          );
          expect(quantity).toBe(String(added?.count));
        }
        unmount();
        localStorage.clear();
      }),
      { numRuns: 8, endOnFailure: true },
    );
  },
);

test('on the product’s page the chosen unit has its price, and quantity times price is the total', async () => {
  await fc.assert(
    fc.asyncProperty(aRandomProduct, fc.nat(), async (product, pick) => {
      const api = aShop({
        ...answers(product),
        'product/related': () => ({ variants: [], fitting: [] }),
      });
      const { user, unmount } = renderScreen(<App />, { path: '/home/detail?id=p1', mount: '/home' });
      const add = await screen.findByRole('button', { name: '加入购物车' });
      const sku = product.productSkues[pick % product.productSkues.length] as ProductSku;
      await user.click(screen.getByRole('radio', { name: new RegExp(`^${sku.name}`) }));
      await user.click(screen.getByRole('button', { name: /增加/ }));
      const total = formatMoney(multiplyAmount(sku.discountPriceUnit ?? '0.00', 2));
      expect(screen.getByText(total, { selector: 'output *' })).toBeVisible();
      await user.click(add);
      await waitFor(() => expect(api.bodiesOf('memberCart/add').at(-1)).toEqual({ skuId: sku.id, count: 2 }));
      unmount();
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
