import { screen, within } from '@testing-library/react';
import { aCategory, aProduct, type FakeAnswers, fakeApi, renderScreen } from 'shared-kernel/testing';
import App from '../app';
import { noFacetAnswer } from '../testing/fake-shop';

const open = (path: string, more: FakeAnswers = {}) => {
  const api = fakeApi({
    ...noFacetAnswer,
    'product/page': () => ({ list: [aProduct({ name: '消毒湿巾' })], total: 1 }),
    ...more,
  });
  return { api, ...renderScreen(<App />, { path, mount: '/searchpage', session: null }) };
};

const field = () => screen.findByRole('textbox', { name: '搜索产品名称、型号或编码' });

test('the address says what is searched for', async () => {
  const { api } = open(`/searchpage?name=${encodeURIComponent('消毒')}`);
  expect(await screen.findByRole('heading', { name: '搜索“消毒”' })).toBeVisible();
  expect(await field()).toHaveValue('消毒');
  expect(await screen.findByRole('link', { name: /湿巾/ })).toBeVisible();
  expect(api.bodiesOf('product/page')).toEqual([{ name: '消毒', sort: 'default', current: 1, pageSize: 8 }]);
});

test('another search starts at its first page', async () => {
  const { user, currentPath } = open('/searchpage?name=a&sort=newest&page=1');
  await user.clear(await field());
  await user.type(await field(), ' 手套 {Enter}');
  expect(currentPath()).toBe(`/searchpage?name=${encodeURIComponent('手套')}&sort=newest`);
});

test('the cross empties the field, and leaves the keyboard there', async () => {
  const { user } = open('/searchpage?name=a');
  await field();
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: '清空' })).not.toBeInTheDocument();
});

test('an emptied search finds everything', async () => {
  const { user, currentPath, api } = open('/searchpage?name=a');
  await user.clear(await field());
  await user.click(screen.getByRole('button', { name: '搜索' }));
  expect(currentPath()).toBe('/searchpage');
  expect(await screen.findByRole('heading', { name: '搜索商品' })).toBeVisible();
  expect(api.bodiesOf('product/page').at(-1)).not.toHaveProperty('name');
});

test('what was searched for is marked in name and model', async () => {
  open(`/searchpage?name=${encodeURIComponent('湿巾 paa')}`);
  const link = await screen.findByRole('link', { name: /湿巾/ });
  expect([...link.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['PAA', '湿巾']);
});

test('nothing found asks for another word, and says where else to go', async () => {
  open(`/searchpage?name=${encodeURIComponent('量子 手套')}`, {
    'product/page': () => ({ list: [], total: 0 }),
    'product/catagories': () => [aCategory({ id: '1', name: '手与皮肤消毒' })],
  });
  expect(await screen.findByText('目前搜索到 0 条产品数据,建议换个搜索词试试~')).toBeVisible();
  const leads = async (name: string) =>
    within(await screen.findByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${decodeURIComponent(link.getAttribute('href') ?? '')}`);
  expect(await leads('放宽条件')).toEqual([
    '只搜“量子” /searchpage?name=量子',
    '只搜“手套” /searchpage?name=手套',
  ]);
  expect(await leads('按分类找')).toEqual(['手与皮肤消毒 /home/all_product?parentId=1&title=手与皮肤消毒']);
  expect(await leads('也可以去')).toEqual([
    '全部商品 /home/all_product',
    '惊喜专区 /home/surprise',
    '联系我们 /home/contact_us',
  ]);
});
