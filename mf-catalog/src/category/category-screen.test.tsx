import { screen, within } from '@testing-library/react';
import {
  aCategory,
  aProduct,
  aSession,
  breakNetwork,
  type FakeAnswers,
  fakeApi,
  neverReply,
  renderScreen,
} from 'shared-kernel/testing';
import App from '../app';
import { endoscopy, noFacetAnswer } from '../testing/fake-shop';

const others = ['2', '3', '4', '5', '6', '7'].map((id) => aCategory({ id, name: `分类${id}`, children: [] }));

const products = (count: number) =>
  Array.from({ length: count }, (_, n) => aProduct({ id: `p${n}`, name: `商品${n}` }));

const open = (query = '', more: FakeAnswers = {}) => {
  const api = fakeApi({
    'product/catagories': () => [endoscopy, ...others],
    ...noFacetAnswer,
    'product/page': () => ({ list: products(8), total: 37 }),
    ...more,
  });
  return {
    api,
    ...renderScreen(<App />, {
      path: `/home/all_product${query}`,
      mount: '/home',
      session: aSession({ productView: 'grid' }),
    }),
  };
};

const chips = (label: string) => screen.findByRole('navigation', { name: label });

test('a category shows 8 of its products a page, under its name', async () => {
  const { api } = open('?parentId=1');
  expect(await screen.findByRole('heading', { name: '内镜清洗消毒' })).toBeVisible();
  expect(await screen.findAllByRole('link', { name: /商品\d/ })).toHaveLength(8);
  expect(screen.getByText('共 37 件商品')).toBeVisible();
  expect(api.bodiesOf('product/page')).toEqual([
    { categoryId: '1', sort: 'default', current: 1, pageSize: 8 },
  ]);
});

test('the breadcrumb leads from a subcategory to its category and to everything', async () => {
  open('?parentId=1&categoryId=102');
  const way = within(await chips('面包屑'));
  expect(await way.findByText('多酶清洗剂')).toHaveAttribute('aria-current', 'page');
  expect(way.getByRole('link', { name: '内镜清洗消毒' })).toHaveAttribute(
    'href',
    expect.stringContaining('parentId=1'),
  );
  expect(way.getByRole('link', { name: '全部商品' })).toHaveAttribute('href', '/home/all_product');
});

describe('beyond five, categories that have no room', () => {
  /** Lays out as many chips in the first line. */
  const withRoomFor = (count: number) => {
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this);
      return place < count ? 0 : 44;
    });
    jest
      .spyOn(globalThis, 'ResizeObserver')
      .mockImplementation(
        (look) =>
          ({ observe: () => look([], {} as ResizeObserver), disconnect() {} }) as unknown as ResizeObserver,
      );
  };
  afterEach(() => jest.restoreAllMocks());

  const cut = (row: HTMLElement) => [...row.querySelectorAll('li.cut')].map(({ textContent }) => textContent);

  test('are hidden behind more', async () => {
    withRoomFor(7);
    const { user } = open();
    const row = await chips('分类');
    expect(await within(row).findByRole('button', { name: '更多分类' })).toBeVisible();
    expect(cut(row)).toEqual(['分类7']);
    await user.click(within(row).getByRole('button', { name: '更多分类' }));
    expect(cut(row)).toEqual([]);
    await user.click(within(row).getByRole('button', { name: '收起分类' }));
    expect(cut(row)).toEqual(['分类7']);
  });

  test('are none where all fit', async () => {
    withRoomFor(9);
    open();
    const row = await chips('分类');
    expect(within(row).getAllByRole('link')).toHaveLength(8);
    expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  });
});

test('a category shows its subcategories, and on demand the other categories', async () => {
  const { user } = open('?parentId=1');
  expect(within(await chips('子类')).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '分类' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '换分类', expanded: false }));
  await user.click(within(await chips('分类')).getByRole('link', { name: '分类2' }));
  expect(await screen.findByRole('heading', { name: '分类2' })).toBeVisible();
});

test('subcategories switch, and all can be shown again', async () => {
  const { user, currentPath, api } = open('?parentId=1&sort=newest&page=3');
  const row = within(await chips('子类'));
  expect(row.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'true');
  await user.click(row.getByRole('link', { name: '多酶清洗剂' }));
  expect(Object.fromEntries(new URLSearchParams(currentPath().split('?')[1]))).toEqual({
    parentId: '1',
    categoryId: '102',
    title: '多酶清洗剂',
    sort: 'newest',
  });
  expect(within(await chips('子类')).getByRole('link', { name: '多酶清洗剂' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(api.bodiesOf('product/page').at(-1)).toMatchObject({ categoryId: '102', current: 1 });
  await user.click(within(await chips('子类')).getByRole('link', { name: '全部' }));
  expect(api.bodiesOf('product/page').at(-1)).toMatchObject({ categoryId: '1' });
});

test('order, stock filter and page are in the address', async () => {
  const { user, currentPath, api } = open('?parentId=1');
  await screen.findAllByRole('link', { name: /商品\d/ });
  await user.click(screen.getByRole('link', { name: '价格从低到高' }));
  expect(currentPath()).toBe('/home/all_product?parentId=1&sort=priceAsc');
  await user.click(screen.getByRole('link', { name: '名称 A–Z' }));
  expect(api.bodiesOf('product/page').at(-1)).toMatchObject({ sort: 'nameAsc' });
  await user.click(screen.getByRole('link', { name: '价格从低到高' }));
  await user.click(screen.getByRole('link', { name: '第 2 页' }));
  expect(currentPath()).toBe('/home/all_product?parentId=1&sort=priceAsc&page=2');
  expect(api.bodiesOf('product/page').at(-1)).toMatchObject({ sort: 'priceAsc', current: 2 });
  expect(await screen.findByRole('link', { name: '第 2 页', current: 'page' })).toBeVisible();
});

test('the stock filter shows only what is in stock', async () => {
  const { user, currentPath, api } = open('?parentId=1&page=2');
  await screen.findAllByRole('link', { name: /商品\d/ });
  await user.click(screen.getByRole('checkbox', { name: '仅看有货' }));
  expect(currentPath()).toBe('/home/all_product?parentId=1&inStock=1');
  expect(api.bodiesOf('product/page').at(-1)).toMatchObject({ inStock: true, current: 1 });
  await user.click(screen.getByRole('checkbox', { name: '仅看有货' }));
  expect(currentPath()).toBe('/home/all_product?parentId=1');
  expect(api.bodiesOf('product/page').at(-1)).not.toHaveProperty('inStock');
});

test('the title in the address is the page’s title', async () => {
  open('?parentId=1&title=%E5%86%85%E9%95%9C%E4%B8%93%E5%9C%BA');
  expect(await screen.findByRole('heading', { name: '内镜清洗消毒' })).toBeVisible();
  expect(document.title).toBe('内镜专场');
});

test('by default the title is the category’s name', async () => {
  open('?parentId=1');
  expect(await screen.findByRole('heading', { name: '内镜清洗消毒' })).toBeVisible();
  expect(document.title).toBe('内镜清洗消毒');
});

test('a page beyond the last shows the last', async () => {
  const { currentPath } = open('?page=9');
  expect(await screen.findByRole('link', { name: '第 5 页', current: 'page' })).toBeVisible();
  expect(currentPath()).toBe('/home/all_product?page=5');
});

test('an empty result says so, and where to go', async () => {
  const { user, currentPath } = open('?inStock=1', { 'product/page': () => ({ list: [], total: 0 }) });
  expect(await screen.findByText('目前搜索到 0 条产品数据,建议换个搜索词试试~')).toBeVisible();
  const wider = within(screen.getByRole('navigation', { name: '放宽条件' }));
  await user.click(wider.getByRole('link', { name: '包含无货的商品' }));
  expect(currentPath()).toBe('/home/all_product');
  expect(screen.queryByRole('navigation', { name: '放宽条件' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '分页' })).not.toBeInTheDocument();
});

test('products have skeletons while loading', async () => {
  open('', { 'product/page': neverReply });
  expect(await screen.findByRole('list', { name: '全部商品' })).toHaveAttribute('aria-busy', 'true');
});

test('products that fail to load can be retried', async () => {
  const { user } = open('', { 'product/page': breakNetwork });
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  fakeApi({
    'product/page': () => ({ list: products(1), total: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  expect(await screen.findByRole('link', { name: /商品0/ })).toBeVisible();
});
