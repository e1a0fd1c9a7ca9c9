import { screen, waitFor, within } from '@testing-library/react';
import type { ProductRow } from 'shared-kernel/contracts';
import type { Session } from 'shared-kernel/session';
import {
  aProduct,
  aProductRow,
  aProductSku,
  aSession,
  type FakeAnswers,
  renderScreen,
} from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { aShop, noFacetAnswer } from '../testing/fake-shop';

const goods: Readonly<Record<string, ProductRow>> = Object.fromEntries(
  ['500 mL', '1 L', '2 L', '5 L', '10 L'].map((volume, place) => {
    const id = `p${place + 1}`;
    const row = aProductRow({
      id,
      model: `AL-${place + 1}`,
      name: `消毒液 ${volume}`,
      minPriceUnit: `${place + 1}0.00`,
      specs: [
        { name: '容量', value: volume },
        { name: '浓度', value: '0.2%' },
      ],
      productSkues: [aProductSku({ id: `s${place + 1}`, name: '瓶', remark: null })],
    });
    return [id, row];
  }),
);

const open = (
  path: string,
  more: FakeAnswers = {},
  session: Session | null = aSession({ productView: 'grid' }),
) => {
  const api = aShop({
    'product/compare': ({ ids }) => ids.flatMap((id) => goods[id] ?? []),
    'product/page': () => ({ list: Object.values(goods).map((row) => aProduct(row)), total: 5 }),
    'memberCart/held': () => [],
    'memberCart/add': () => ({ amount: 1 }),
    ...noFacetAnswer,
    ...more,
  });
  return { api, ...renderScreen(<App />, { path, mount: '/home', session }) };
};

const table = () => screen.findByRole('table', { name: '商品对比' });
const columns = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => within(head).getByRole('link').textContent?.replaceAll('\u00a0', ' '));
const factNames = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((head) => head.textContent);

beforeAll(preloadFeedback);
afterEach(() => localStorage.clear());

test('products are side by side, with their differences marked', async () => {
  const { user } = open('/home/compare?ids=p2,p1');
  expect(await columns()).toEqual(['消毒液 1 L', '消毒液 500 mL']);
  expect(await factNames()).toEqual([
    '您的价不同',
    '库存',
    '单位与包装',
    '器械类别',
    '容量不同',
    '浓度',
    '订购',
  ]);
  await user.click(screen.getByRole('checkbox', { name: '只看不同' }));
  expect(await factNames()).toEqual(['您的价不同', '容量不同', '订购']);
});

test('no list price is shown under a buyer’s own price', async () => {
  const soon = { ...goods['p2'], status: 2, canOrder: false, minPriceUnit: null, maxPriceUnit: null };
  const rows = [goods['p1'], { ...soon, gwPrice: '88.00', unitName: '瓶', productSkues: [] }];
  const more = { 'product/compare': () => rows } as FakeAnswers;
  const { unmount } = open('/home/compare?ids=p1,p2', more);
  const price = async (name: RegExp) => (await screen.findByRole('row', { name })).lastElementChild;
  expect(await price(/^您的价/)).toHaveTextContent(/^目录价 ¥ 88.00\/瓶$/);
  unmount();
  open('/home/compare?ids=p1,p2', more, null);
  expect(await price(/^价格/)).toHaveTextContent(/^¥ 88.00\/瓶$/);
});

test('removing a product changes the address, and a single one shows no differences', async () => {
  const { user, currentPath } = open('/home/compare?ids=p1,p2');
  await user.click(await screen.findByRole('button', { name: '移除 AL-1 消毒液 500 mL' }));
  await waitFor(() => expect(currentPath()).toBe('/home/compare?ids=p2'));
  expect(await columns()).toEqual(['消毒液 1 L']);
  expect(screen.getByRole('checkbox', { name: '只看不同' })).toBeDisabled();
});

test('a product can be added to the cart', async () => {
  const { user, api } = open('/home/compare?ids=p1,p2');
  await user.click(await screen.findByRole('button', { name: '加入购物车', description: '消毒液 1 L' }));
  expect(await screen.findByText('商品已加入购物车')).toBeVisible();
  expect(api.bodiesOf('memberCart/add')).toEqual([{ skuId: 's2', count: 1 }]);
});

test('a discontinued product is reported and removed from the choice', async () => {
  localStorage.setItem('comparedProducts', JSON.stringify([{ id: 'gone', model: 'AL-0' }]));
  open('/home/compare?ids=p1,gone');
  expect(await screen.findByText('1 件商品已下架或不存在，不再对比')).toBeVisible();
  expect(await columns()).toEqual(['消毒液 500 mL']);
  await waitFor(() => expect(localStorage.getItem('comparedProducts')).toBeNull());
});

test('of more than four in an address the first four are shown', async () => {
  const { api } = open('/home/compare?ids=p1,p2,p3,p4,p5');
  expect(await screen.findByText(/最多对比 4 件商品/)).toBeVisible();
  expect(await columns()).toHaveLength(4);
  expect(api.bodiesOf('product/compare')).toEqual([{ ids: ['p1', 'p2', 'p3', 'p4'] }]);
});

test('without products it says where to choose them', async () => {
  const { api } = open('/home/compare');
  expect(await screen.findByText(/还没有要对比的商品/)).toBeVisible();
  expect(api.bodiesOf('product/compare')).toEqual([]);
});

test('a visitor sees list prices, and cannot order', async () => {
  const visible = aProductRow({ ...goods['p1'], canOrder: false, minPriceUnit: null, productSkues: [] });
  open(
    '/home/compare?ids=p1,p2',
    {
      'product/compare': () => [
        { ...visible, gwPrice: '88.00' },
        { ...visible, id: 'p2', gwPrice: null, priceAfterLogin: true },
      ],
    },
    null,
  );
  expect(await factNames()).toEqual(['价格不同', '库存', '器械类别', '容量', '浓度']);
  expect(screen.getByText('¥ 88.00')).toBeVisible();
  expect(screen.getByText('登录后查看价格')).toBeVisible();
});

describe('choosing', () => {
  const box = (name: RegExp) => screen.findByRole('checkbox', { name });
  const tray = () => screen.findByRole('region', { name: '商品对比' });

  test('ticked cards are counted in a tray, and survive a reload; a fifth is refused with a message', async () => {
    const { user, unmount } = open('/home/all_product');
    for (const place of [1, 2, 3, 4]) await user.click(await box(new RegExp(`^对比 AL-${place} `)));
    expect(await tray()).toHaveTextContent('已选对比 4 / 4 件');
    await user.click(await box(/^对比 AL-5 /));
    expect(await screen.findByText('最多对比 4 件商品，请先移除一件')).toBeVisible();
    expect(await box(/^对比 AL-5 /)).not.toBeChecked();
    unmount();

    const again = open('/home/all_product');
    expect(await box(/^对比 AL-4 /)).toBeChecked();
    await again.user.click(within(await tray()).getByRole('button', { name: '移除 AL-4' }));
    expect(await box(/^对比 AL-4 /)).not.toBeChecked();
    await again.user.click(within(await tray()).getByRole('link', { name: '开始对比' }));
    expect(again.currentPath()).toBe('/home/compare?ids=p1%2Cp2%2Cp3');
    expect(await columns()).toHaveLength(3);
    expect(screen.queryByRole('region', { name: '商品对比' })).not.toBeInTheDocument();
  });

  test.each(['{', '[1]', '{"id":"p1"}'])('an invalid stored value %s chooses nothing', async (kept) => {
    localStorage.setItem('comparedProducts', kept);
    open('/home/all_product');
    expect(await box(/^对比 AL-1 /)).not.toBeChecked();
    expect(screen.queryByRole('region', { name: '商品对比' })).not.toBeInTheDocument();
  });
});
