import { screen, waitFor, within } from '@testing-library/react';
import type { FacetCounts } from 'shared-kernel/contracts';
import { aProduct, breakNetwork, type FakeAnswers, fakeApi, renderScreen } from 'shared-kernel/testing';
import App from '../app';
import { endoscopy } from '../testing/fake-shop';

const sizes = ['5', '6', '7', '8', '9', '10', '11', '12', '13'].map((size) => ({
  value: `${size} 号`,
  name: `${size} 号`,
  count: 1,
}));
const counts: FacetCounts = {
  total: 1234,
  inStock: 1200,
  facets: [
    { key: 'size', name: '尺寸', values: sizes },
    {
      key: 'material',
      name: '材质',
      values: [
        { value: '丁腈', name: '丁腈', count: 1000 },
        { value: '乳胶', name: '乳胶', count: 234 },
      ],
    },
    { key: 'sterile', name: '无菌', values: [{ value: 'true', name: '无菌', count: 12 }] },
  ],
};

const open = (path = '/searchpage?name=x', more: FakeAnswers = {}) => {
  const api = fakeApi({
    'product/catagories': () => [endoscopy],
    'product/page': () => ({ list: [aProduct({ name: '手套' })], total: 1 }),
    'product/facets': () => counts,
    ...more,
  });
  const mount = path.startsWith('/searchpage') ? '/searchpage' : '/home';
  return { api, ...renderScreen(<App />, { path, mount, session: null }) };
};

const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const params = (path: string) => new URLSearchParams(path.split('?')[1]);

test('several values ticked in quick succession are all in the address, and filter the list', async () => {
  const { user, api, currentPath } = open('/searchpage?name=x&page=2');
  expect(await box(/^丁腈\s*1,000 件$/)).not.toBeChecked();
  await user.click(await box(/^丁腈/));
  await user.click(await box(/^乳胶/));
  await user.click(await box(/^无菌/));
  await waitFor(() => expect(params(currentPath()).getAll('material')).toEqual(['丁腈', '乳胶']));
  expect(await box(/^乳胶/)).toBeChecked();
  const facets = { material: ['丁腈', '乳胶'], sterile: ['true'] };
  await waitFor(() => expect(api.bodiesOf('product/page').at(-1)).toMatchObject({ facets, current: 1 }));
  expect(api.bodiesOf('product/facets').at(-1)).toEqual({ name: 'x', facets });
  await user.click(await screen.findByRole('link', { name: '清除筛选' }));
  await waitFor(() => expect(currentPath()).toBe('/searchpage?name=x'));
});

test('the chosen values of an address are shown, even those behind 更多', async () => {
  const { user } = open(`/searchpage?size=${encodeURIComponent('13 号')}`);
  const group = within(await screen.findByRole('group', { name: '尺寸' }));
  expect(group.getAllByRole('checkbox')).toHaveLength(7);
  expect(group.getByRole('checkbox', { name: /^13 号/ })).toBeChecked();
  await user.click(group.getByRole('button', { name: '更多尺寸' }));
  expect(group.getAllByRole('checkbox')).toHaveLength(9);
  expect(group.getByRole('button', { name: '收起尺寸', expanded: true })).toBeVisible();
});

test('the stock facet is the stock filter above the list', async () => {
  const { user } = open();
  await user.click(await box(/^有货/));
  expect(await screen.findByRole('checkbox', { name: '仅看有货' })).toBeChecked();
});

test('another category starts without the previous facets', async () => {
  const { user, currentPath } = open('/home/all_product?sort=newest&material=x');
  await user.click(await screen.findByRole('link', { name: endoscopy.name }));
  await waitFor(() => expect(params(currentPath()).get('parentId')).toBe('1'));
  expect(params(currentPath()).has('material')).toBe(false);
  expect(params(currentPath()).get('sort')).toBe('newest');
});

test('an empty result offers to remove the facets', async () => {
  const { user, currentPath } = open('/searchpage?name=x&material=y', {
    'product/page': () => ({ list: [], total: 0 }),
  });
  const ways = within(await screen.findByRole('navigation', { name: '放宽条件' }));
  await user.click(ways.getByRole('link', { name: '清除筛选' }));
  await waitFor(() => expect(currentPath()).toBe('/searchpage?name=x'));
});

test('a list works without its facets', async () => {
  open('/searchpage?name=x', { 'product/facets': breakNetwork });
  expect(await screen.findByRole('link', { name: /手套/ })).toBeVisible();
});

describe('on a narrow screen', () => {
  beforeAll(() => {
    // jsdom does not implement opening and closing dialogs.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });
  beforeEach(() => {
    const wide = globalThis.matchMedia;
    jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({ ...wide(query), matches: true }));
  });
  afterEach(() => jest.restoreAllMocks());

  test('the facets are in a drawer, which shows the number of matching products', async () => {
    const { user } = open('/searchpage?name=x&material=y');
    await user.click(await screen.findByRole('button', { name: '筛选（1）' }));
    const drawer = within(await screen.findByRole('dialog', { name: '筛选' }));
    await user.click(await drawer.findByRole('checkbox', { name: /^丁腈/ }));
    await user.click(drawer.getByRole('button', { name: '查看 1,234\u00a0件商品' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '筛选（2）' })).toBeVisible();
  });
});
