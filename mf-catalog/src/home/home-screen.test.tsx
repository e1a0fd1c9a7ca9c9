import { act, screen, waitFor, within } from '@testing-library/react';
import type { Product } from 'shared-kernel/contracts';
import {
  aProduct,
  aProductGroup,
  aProductRow,
  aProductSku,
  breakNetwork,
  type FakeAnswers,
  neverReply,
  renderScreen,
} from 'shared-kernel/testing';
import App from '../app';
import { aShop } from '../testing/fake-shop';
import { scrollThrough, watchNothingYet } from '../testing/scroll-into-view';
import type { BoughtProduct } from './model/last-order-text';

watchNothingYet();

const openHome = (options: { session?: null } = {}) =>
  renderScreen(<App />, { path: '/home', mount: '/home', ...options });
const menu = () => screen.findByRole('navigation', { name: '商品分类' });
const section = (name: string) => screen.findByRole('region', { name });

const scrolled = jest.fn();
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
});

describe('products', () => {
  test('a visitor is led to the login, and from there back to the product', async () => {
    aShop();
    openHome({ session: null });
    expect(await screen.findByRole('link', { name: /活检钳/ })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fhome%2Fdetail%3Fid%3Dp1',
    );
    expect(screen.getByRole('link', { name: /活检钳/ })).not.toHaveAttribute('target');
  });

  test('for a buyer it opens in a new tab', async () => {
    aShop();
    openHome();
    const link = await screen.findByRole('link', { name: /活检钳/ });
    expect(link).toHaveAttribute('href', '/home/detail?id=p1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  const wipes = { id: 'a', name: '湿巾', label: '特价', gwPrice: '1240.5', unitName: '桶' };
  const station = { id: 'b', name: '工作站', gwPrice: null, sellingPoint: '五槽一体' };
  const untold = { canOrder: false, minPriceUnit: null, maxPriceUnit: null };
  const twoProducts = (more: Partial<Product>) =>
    aShop({
      'product/all': () => [
        aProductGroup({ products: [aProduct({ ...wipes, ...more }), aProduct({ ...station, ...more })] }),
      ],
    });

  test('a card shows list price, or else selling point, and the special-offer tag', async () => {
    twoProducts(untold);
    openHome({ session: null });
    const first = await screen.findByRole('link', { name: /湿巾/ });
    expect(first).toHaveTextContent(/特价.*¥ 1,240.50\/桶$/);
    expect(screen.getByRole('link', { name: /工作站/ })).toHaveTextContent(/^[^¥]*五槽一体$/);
  });

  test('a visitor reads that a login shows prices', async () => {
    const priced = aProduct({ id: 'a', name: '消毒液', gwPrice: null, priceAfterLogin: true });
    const open = aProduct({ id: 'b', name: '工作站' });
    aShop({ 'product/all': () => [aProductGroup({ id: '2001', name: '新品', products: [priced, open] })] });
    openHome({ session: null });
    const [card] = await screen.findAllByRole('link', { name: /消毒液/ });
    expect(card).toHaveTextContent('登录后查看价格');
    for (const other of screen.getAllByRole('link', { name: /工作站/ })) {
      expect(other).not.toHaveTextContent('登录后查看价格');
    }
  });

  test('a buyer’s own price is first on a card', async () => {
    twoProducts({ minPriceUnit: '990.00', maxPriceUnit: '990.00', unitName: '桶' });
    openHome();
    const first = await screen.findByRole('link', { name: /湿巾/ });
    expect(first).toHaveTextContent(/您的价 ¥ 990.00\/桶¥ 1,240.50$/);
    expect(within(first).getByText('¥ 1,240.50').tagName).toBe('S');
    expect(screen.getByRole('link', { name: /工作站/ })).toHaveTextContent('五槽一体您的价 ¥ 990.00/桶');
  });
});

describe('categories', () => {
  test('the menu has a skeleton, and links to each category', async () => {
    aShop({ 'product/catagories': neverReply });
    openHome();
    expect(within(await menu()).getByRole('status', { name: '分类加载中' })).toBeInTheDocument();
  });

  test('hovering or focusing a category shows its subcategories', async () => {
    aShop();
    const { user } = openHome();
    const link = await within(await menu()).findByRole('link', { name: '内镜清洗消毒' });
    const subcategory = () =>
      within(screen.getByRole('navigation', { name: '商品分类' })).queryByRole('link', {
        name: '多酶清洗剂',
      });
    expect(subcategory()).not.toBeInTheDocument();
    await user.hover(link);
    expect(subcategory()).toHaveAttribute(
      'href',
      `/home/all_product?parentId=1&categoryId=102&title=${encodeURIComponent('多酶清洗剂')}`,
    );
    await user.unhover(link);
    await user.hover(screen.getByRole('heading', { name: '推荐专区' }));
    expect(subcategory()).not.toBeInTheDocument();
    await user.tab();
    expect(link).toHaveFocus();
    expect(subcategory()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(subcategory()).not.toBeInTheDocument();
  });

  test('a menu that fails to load can be retried', async () => {
    aShop({ 'product/catagories': breakNetwork });
    const { user } = openHome();
    const retry = await within(await menu()).findByRole('button', { name: '分类加载失败，点击重试' });
    aShop();
    await user.click(retry);
    expect(await within(await menu()).findByRole('link', { name: '内镜清洗消毒' })).toBeVisible();
  });

  test('products of a section are loaded when it nears the viewport', async () => {
    const { bodiesOf } = aShop();
    openHome();
    const region = await section('内镜清洗消毒');
    await screen.findByRole('link', { name: /活检钳/ });
    expect(bodiesOf('product/all')).toEqual([{ type: 2 }]);
    await scrollThrough();
    expect(await within(region).findByRole('link', { name: /消毒液/ })).toBeVisible();
    expect(bodiesOf('product/all')).toEqual([{ type: 2 }, { type: 1 }]);
    expect(region).toHaveTextContent('从预处理到储存');
  });

  test('category 1 has a more link, and 4 has none', async () => {
    aShop();
    openHome();
    const more = { name: /查看更多/ };
    expect(within(await section('内镜清洗消毒')).getByRole('link', more)).toBeVisible();
    expect(within(await section('灭菌监测耗材')).queryByRole('link', more)).not.toBeInTheDocument();
  });

  test('a section whose products fail to load says so, and can be retried', async () => {
    aShop({ 'product/all': breakNetwork });
    const { user } = openHome();
    const region = await section('内镜清洗消毒');
    await scrollThrough();
    expect(await within(region).findByText('网络连接失败，请检查网络')).toBeVisible();
    aShop();
    await user.click(within(region).getByRole('button', { name: '重新加载' }));
    expect(await within(region).findByRole('link', { name: /消毒液/ })).toBeVisible();
  });

  test('a category without products has no section', async () => {
    aShop({ 'product/all': () => [] });
    openHome();
    await section('内镜清洗消毒');
    await scrollThrough();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: '内镜清洗消毒' })).not.toBeInTheDocument(),
    );
  });
});

describe('banners', () => {
  test('one that names a category scrolls to its section', async () => {
    aShop();
    const { user, currentPath } = openHome();
    const region = await section('内镜清洗消毒');
    await user.click(await screen.findByRole('link', { name: /软式内镜/ }));
    expect(scrolled.mock.calls).toEqual([['category-1']]);
    expect(region).toHaveFocus();
    expect(currentPath()).toBe('/home');
  });

  test('one that names a category missing from the page opens its link', async () => {
    aShop({ 'product/catagories': () => [] });
    const { user, currentPath } = openHome();
    await user.click(await screen.findByRole('link', { name: /软式内镜/ }));
    expect(scrolled).not.toHaveBeenCalled();
    expect(currentPath()).toBe('/home?categoryId=101');
  });

  test('the page’s address may name a category, too', async () => {
    aShop();
    renderScreen(<App />, { path: '/home?categoryId=101', mount: '/home' });
    const region = await section('内镜清洗消毒');
    await waitFor(() => expect(region).toHaveFocus());
    expect(scrolled.mock.calls).toEqual([['category-1']]);
  });

  test('any other opens its link', async () => {
    aShop({ 'product/specialoffer/page': neverReply });
    const { user, currentPath } = openHome();
    const carousel = within(await screen.findByRole('region', { name: '主推产品' }));
    await user.click(carousel.getByRole('button', { name: '下一张' }));
    await user.click(carousel.getByRole('link', { name: /惊喜专区/ }));
    expect(currentPath()).toBe('/home/surprise');
  });

  test('a visitor’s first picture is fetched first; the next one waits for it', async () => {
    aShop();
    openHome({ session: null });
    const first = await screen.findByRole('img', { name: /软式内镜/ });
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(screen.queryByAltText(/惊喜专区/)).not.toBeInTheDocument();
  });

  test('advertisements are loaded at once, in parallel', async () => {
    const { bodiesOf } = aShop({ 'product/catagories': neverReply });
    openHome();
    await screen.findByRole('img', { name: /软式内镜/ });
    expect(bodiesOf('banner/list')).toContainEqual({ position: 'ad' });
  });

  test('their pictures and the second set load later', async () => {
    const { bodiesOf } = aShop();
    openHome();
    await section('内镜清洗消毒');
    expect(await screen.findByRole('img', { name: /会员权益升级/ })).toHaveAttribute('loading', 'lazy');
    expect(bodiesOf('banner/list')).toEqual([{ position: 'index' }, { position: 'ad' }]);
    await scrollThrough();
    expect(await screen.findByRole('link', { name: /每一锅都有证据/ })).toBeVisible();
  });

  test('banners that fail to load can be retried', async () => {
    aShop({ 'banner/list': breakNetwork });
    const { user } = openHome();
    await screen.findByText('网络连接失败，请检查网络');
    aShop();
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('link', { name: /软式内镜/ })).toBeVisible();
  });
});

describe('areas', () => {
  test('tabs switch between areas, by mouse and by arrow keys', async () => {
    aShop();
    const { user } = openHome();
    expect(await screen.findByRole('tab', { name: '新品首发', selected: true })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '科室常备' }));
    expect(screen.getByRole('link', { name: /洗手液/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /活检钳/ })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: '新品首发', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: '新品首发' })).toContainElement(
      screen.getByRole('link', { name: /活检钳/ }),
    );
  });

  test('there are at most four', async () => {
    aShop({
      'product/all': () => ['1', '2', '3', '4', '5'].map((id) => aProductGroup({ id, name: `专区${id}` })),
    });
    openHome();
    expect(await screen.findAllByRole('tab')).toHaveLength(4);
  });

  test('areas that fail to load can be retried', async () => {
    aShop({ 'product/all': breakNetwork });
    const { user } = openHome();
    const areas = within(await screen.findByRole('region', { name: '推荐专区' }));
    await user.click(await areas.findByRole('button', { name: '重新加载' }));
    aShop();
    await user.click(await areas.findByRole('button', { name: '重新加载' }));
    expect(await areas.findByRole('link', { name: /活检钳/ })).toBeVisible();
  });
});

describe('beside the banner', () => {
  test('a buyer sees their todos', async () => {
    aShop();
    openHome();
    const box = within(await screen.findByRole('complementary', { name: '我的待办' }));
    expect(box.getByRole('heading')).toHaveTextContent('临江市第一人民医院');
    expect(await box.findByText(/有 3 件事等您处理/)).toBeVisible();
    expect(box.getByRole('link', { name: '待上传合同 2 项' })).toHaveAttribute(
      'href',
      '/orderCenter?webStatus=5',
    );
    expect(await box.findByText('金牌会员')).toBeVisible();
  });

  test('a visitor sees the benefits of a login, and no request is sent', async () => {
    const { requests } = aShop();
    openHome({ session: null });
    const box = within(await screen.findByRole('complementary', { name: '登录' }));
    expect(box.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
    expect(box.getByRole('link', { name: '申请开户' })).toHaveAttribute('href', '/apply');
    await screen.findByRole('link', { name: /活检钳/ });
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(requests.map(({ path }) => path)).not.toContain('client/todo');
  });
});

describe('the reorder list', () => {
  const bottle = aProductSku({ id: 's1', name: '瓶', priceUnit: '60.00', discountPriceUnit: '45.30' });
  const last = { lastSkuId: 's1', lastCount: 6, lastTime: '2020-10-02 09:00:00' };
  const due = { ...last, everyDays: 30, isDue: true };
  const aBought = (over: Partial<BoughtProduct>) => ({
    ...aProductRow({ productSkues: [bottle] }),
    ...last,
    everyDays: null,
    isDue: false,
    ...over,
  });
  const boughtShop = (list: BoughtProduct[], more: FakeAnswers = {}) =>
    aShop({ 'order/bought/page': () => ({ list, total: list.length }), ...more });
  const panel = async () => within(await screen.findByRole('region', { name: '再次订购' }));
  const row = async (name: string) => {
    const rows = within(await screen.findByRole('list', { name: '再次订购' })).getAllByRole('listitem');
    const found = rows.find(({ textContent }) => textContent?.includes(name));
    if (!found) throw new Error(`no row of ${name}`);
    return within(found);
  };

  test('shows the own price first and adds the quantity of the last time to the cart', async () => {
    const { bodiesOf } = boughtShop([aBought({ name: '酒精' })], { 'memberCart/add': () => ({ amount: 1 }) });
    const { user } = openHome();
    const alcohol = await row('酒精');
    expect(alcohol.getByText(/天前订 6 瓶$/)).toBeVisible();
    expect(alcohol.getByText('您的价')).toBeVisible();
    expect(alcohol.getByText('¥ 60.00').tagName).toBe('S');
    expect(alcohol.queryByText('该补货')).not.toBeInTheDocument();
    await user.click(alcohol.getByRole('button', { name: '加入购物车 酒精' }));
    await screen.findByText('商品已加入购物车');
    expect(bodiesOf('memberCart/add')).toEqual([{ skuId: 's1', count: 6 }]);
    expect(bodiesOf('order/bought/page')).toEqual([{ dueFirst: true, current: 1, pageSize: 6 }]);
  });

  test('marks due products, and adds them to the cart at once, with quantities as typed', async () => {
    const { bodiesOf } = boughtShop(
      [
        aBought({ id: 'a', name: '酒精', ...due }),
        aBought({ id: 'b', name: '手套', ...due }),
        aBought({ id: 'c', name: '口罩' }),
      ],
      {
        'memberCart/addBatch': ({ rows }) => ({
          amount: 2,
          results: rows.map(() => ({ verdict: 'added' as const, sku: null, units: [] })),
        }),
      },
    );
    const { user } = openHome();
    const gloves = await row('手套');
    expect(gloves.getByText('该补货')).toBeVisible();
    expect(gloves.getByText(/约每 30 天一次/)).toBeVisible();
    const quantity = gloves.getByRole('spinbutton', { name: '手套 数量' });
    await user.clear(quantity);
    await user.type(quantity, '12');
    await user.click((await panel()).getByRole('button', { name: '该补货的 2\u00a0种全部加入购物车' }));
    expect(await screen.findByText('2 项商品已加入购物车')).toBeVisible();
    expect(bodiesOf('memberCart/addBatch')).toEqual([
      {
        rows: [
          { skuId: 's1', count: 6 },
          { skuId: 's1', count: 12 },
        ],
      },
    ]);
  });

  test('links a discontinued unit to its product, and one out of stock to its notice', async () => {
    const out = { ...bottle, stockState: 'none' as const };
    boughtShop([
      aBought({ id: 'a', name: '酒精', lastSkuId: 'gone' }),
      aBought({ id: 'b', name: '手套', productSkues: [out], ...due }),
    ]);
    openHome();
    const alcohol = await row('酒精');
    expect(alcohol.getByRole('link', { name: '选择规格' })).toHaveAttribute('href', '/home/detail?id=a');
    expect((await row('手套')).getByRole('button', { name: '到货通知 手套' })).toBeVisible();
    expect((await panel()).queryByRole('button', { name: /全部加入购物车/ })).not.toBeInTheDocument();
  });

  test('tells a buyer without orders how to begin', async () => {
    aShop();
    openHome();
    const begin = within(await screen.findByRole('region', { name: '第一次订购' }));
    expect(begin.getByRole('link', { name: /快速下单/ })).toHaveAttribute('href', '/shoppingCar/quickOrder');
  });

  test('is not loaded for a visitor', async () => {
    const { bodiesOf } = aShop();
    openHome({ session: null });
    await screen.findByRole('link', { name: /活检钳/ });
    expect(bodiesOf('order/bought/page')).toEqual([]);
    expect(screen.queryByRole('region', { name: /订购/ })).not.toBeInTheDocument();
  });
});

describe('the gift-bag button', () => {
  test('shows a buyer’s waiting packs', async () => {
    aShop();
    const { user } = openHome();
    await user.click(await screen.findByRole('button', { name: '礼包活动，1 个礼包待配置' }));
    expect(screen.getByRole('link', { name: '订单 AL1 请于 2026-12-01 前配置' })).toHaveAttribute(
      'href',
      '/orderCenter/orderDetail?id=o1',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: /^订单/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '礼包活动，1 个礼包待配置' }));
    await user.click(screen.getByRole('heading', { name: '推荐专区' }));
    expect(screen.queryByRole('link', { name: /^订单/ })).not.toBeInTheDocument();
  });

  test('leads a visitor to the login', async () => {
    aShop();
    const { user } = openHome({ session: null });
    await user.click(await screen.findByRole('button', { name: '礼包活动' }));
    expect(screen.getByRole('link', { name: '登录查看我的礼包' })).toHaveAttribute('href', '/login');
  });
});
