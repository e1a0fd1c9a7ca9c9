import { screen, within } from '@testing-library/react';
import {
  aCategory,
  aProduct,
  type FakeAnswers,
  fakeApi,
  holdAnswer,
  renderScreen,
} from 'shared-kernel/testing';
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

test('the search text is in the address', async () => {
  const { api } = open(`/searchpage?name=${encodeURIComponent('消毒')}`);
  expect(await screen.findByRole('heading', { name: '搜索“消毒”' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /湿巾/ })).toBeVisible();
  expect(api.bodiesOf('product/page')).toEqual([{ name: '消毒', sort: 'default', current: 1, pageSize: 8 }]);
});

test('the keyboard goes to the heading of the results when their page was asked for', async () => {
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  main.focus();
  open('/searchpage?name=x');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
  main.remove();
});

test('so it does when another search follows', async () => {
  const { user } = open(`/searchpage?name=${encodeURIComponent('量子 手套')}`, {
    'product/page': () => ({ list: [], total: 0 }),
    'product/catagories': () => [],
  });
  await user.click(await screen.findByRole('link', { name: '只搜“手套”' }));
  expect(await screen.findByRole('heading', { name: '搜索“手套”' })).toHaveFocus();
});

test('whoever is elsewhere on the page stays there', async () => {
  open('/searchpage?name=x');
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveFocus();
});

test('why a search finds what was not typed is said, and marked', async () => {
  open('/searchpage?name=xdsj', {
    'product/page': () => ({
      list: [aProduct({ name: '消毒湿巾' })],
      total: 1,
      reading: {
        words: ['消毒湿巾'],
        reasons: [
          { kind: 'pinyin', typed: 'xdsj', meant: ['消毒湿巾'] },
          { kind: 'synonym', typed: '试纸', meant: ['测试卡', '测试条'] },
          { kind: 'spelling', typed: '过氧已酸', meant: ['过氧乙酸'] },
        ],
        left: ['儿童'],
      },
    }),
  });
  expect(await screen.findByText(/按拼音/)).toHaveTextContent(
    '“xdsj”按拼音为“消毒湿巾”；“试纸”也按“测试卡”、“测试条”查找；没有找到“过氧已酸”，已按“过氧乙酸”查找',
  );
  expect(screen.getByText(/全部搜索词/)).toHaveTextContent('没有商品同时符合全部搜索词，以下结果不含“儿童”');
  const link = await screen.findByRole('link', { name: /湿巾/ });
  expect([...link.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['消毒湿巾']);
});

test('matches are marked in name and model', async () => {
  open(`/searchpage?name=${encodeURIComponent('湿巾 paa')}`);
  const link = await screen.findByRole('link', { name: /湿巾/ });
  expect([...link.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['PAA', '湿巾']);
});

test('an empty result suggests another word, and where else to go', async () => {
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

test('nothing that an empty result leads to is moved down by what comes later', async () => {
  const categories = holdAnswer(() => [aCategory({ name: '手与皮肤消毒' })]);
  open('/searchpage?name=x', {
    'product/page': () => ({ list: [], total: 0 }),
    'product/catagories': categories.answer,
  });
  expect(await screen.findByText('目前搜索到 0 条产品数据,建议换个搜索词试试~')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '也可以去' })).not.toBeInTheDocument();
  categories.release();
  expect(await screen.findByRole('navigation', { name: '也可以去' })).toBeVisible();
});
