import { act, screen, waitFor, within } from '@testing-library/react';
import { publishCartCount } from 'shared-kernel/events';
import type { StatedRoutes } from 'shared-kernel/federation';
import { aCategory, aProduct, aProductRow, aProductSku, aSession } from 'shared-kernel/testing';
import { fakeRemotes } from '../testing/fake-remotes';
import { address, renderShell } from '../testing/render-shell';

/** Remotes whose apps state more routes. */
function stating(more: StatedRoutes) {
  const remotes = fakeRemotes();
  const state = { ...remotes.getState(), routes: { ...remotes.getState().routes, ...more } };
  return { ...remotes, getState: () => state };
}

test('a visitor can log in, and reads that this is a test environment', async () => {
  renderShell('/home');
  expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
  expect(screen.getByText('测试环境')).toBeVisible();
  const header = within(screen.getByRole('banner'));
  expect(header.queryByRole('link', { name: /购物车/ })).not.toBeInTheDocument();
});

test('a visitor who logs in from a page comes back to it', async () => {
  renderShell('/home/surprise');
  expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fhome%2Fsurprise',
  );
});

test('a buyer has the order centre, the cart with its count, and messages', async () => {
  renderShell('/home', {
    session: aSession(),
    answers: { 'memberCart/amount': () => ({ amount: 12 }), 'message/unread': () => ({ unread: 3 }) },
  });
  expect(await screen.findByRole('link', { name: /购物车.*共 12 项/ })).toHaveAttribute(
    'href',
    '/shoppingCar',
  );
  expect(screen.getByRole('link', { name: '订单中心' })).toHaveAttribute('href', '/orderCenter');
  expect(await screen.findByRole('link', { name: /消息.*3 条未读/ })).toHaveAttribute(
    'href',
    '/mine?currentMenu=my_message',
  );
  expect(screen.queryByRole('link', { name: '登录' })).not.toBeInTheDocument();
});

test('a buyer orders again from the main navigation, which says where they are', async () => {
  renderShell('/home/all_product?list=bought', { session: aSession() });
  const navigation = within(await screen.findByRole('navigation', { name: '主导航' }));
  expect(navigation.getByRole('link', { name: '快速下单' })).toHaveAttribute(
    'href',
    '/shoppingCar/quickOrder',
  );
  expect(navigation.getByRole('link', { name: '常购', current: 'page' })).toHaveAttribute(
    'href',
    '/home/all_product?list=bought',
  );
});

test('another list of the same path is not 常购', async () => {
  renderShell('/home/all_product?parentId=1', { session: aSession() });
  expect(await screen.findByRole('link', { name: '常购' })).not.toHaveAttribute('aria-current');
});

test('a visitor has nothing to order again', async () => {
  renderShell('/home');
  const navigation = within(await screen.findByRole('navigation', { name: '主导航' }));
  expect(navigation.queryByRole('link', { name: '常购' })).not.toBeInTheDocument();
});

test('what an app states for the main navigation is there for who may see it', async () => {
  const remotes = stating({
    '/news': { title: '新闻', access: 'open', menu: '新闻' },
    '/board': { title: '公告', access: 'buyer', menu: '公告' },
    '/quiet': { title: '不在导航里', access: 'open' },
  });
  renderShell('/home', { remotes });
  const navigation = within(await screen.findByRole('navigation', { name: '主导航' }));
  expect(navigation.getByRole('link', { name: '新闻' })).toHaveAttribute('href', '/news');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: '新闻' })).toHaveAttribute('href', '/news');
  expect(navigation.queryByRole('link', { name: '公告' })).not.toBeInTheDocument();
  expect(navigation.queryByRole('link', { name: '不在导航里' })).not.toBeInTheDocument();
});

test('where the window has no room for it, it is behind 更多', async () => {
  const remotes = stating({ '/news': { title: '新闻', access: 'open', menu: '新闻' } });
  const { user } = renderShell('/home', { remotes });
  const navigation = within(await screen.findByRole('navigation', { name: '主导航' }));
  expect(navigation.getAllByRole('link', { name: '新闻' })).toHaveLength(1);
  const more = navigation.getByRole('button', { name: '更多' });
  await user.click(more);
  const [, behind] = navigation.getAllByRole('link', { name: '新闻' });
  await user.click(behind as HTMLElement);
  expect(address()).toBe('/news');
  expect(more).toHaveAttribute('aria-expanded', 'false');
});

test('a buyer has what is for buyers there, too', async () => {
  const remotes = stating({ '/board': { title: '公告', access: 'buyer', menu: '公告' } });
  renderShell('/home', { session: aSession(), remotes });
  const navigation = within(await screen.findByRole('navigation', { name: '主导航' }));
  expect(navigation.getByRole('link', { name: '公告' })).toHaveAttribute('href', '/board');
});

test('the count follows the cart', async () => {
  renderShell('/home', { session: aSession(), answers: { 'memberCart/amount': () => ({ amount: 1 }) } });
  await screen.findByRole('link', { name: /共 1 项/ });
  act(() => publishCartCount(120));
  expect(await screen.findByRole('link', { name: /购物车.*共 120 项/ })).toHaveTextContent('99+');
});

test('what is searched for goes to the search page, trimmed', async () => {
  const { user } = renderShell('/home');
  await user.type(await screen.findByRole('combobox', { name: '搜索商品' }), ' 湿巾 {Enter}');
  expect(address()).toBe(`/searchpage?name=${encodeURIComponent('湿巾')}`);
  expect(screen.getByRole('combobox')).toHaveValue('湿巾');
});

test('whoever has searched is in the page with the results, and no longer in the header', async () => {
  const { user } = renderShell('/home');
  await user.type(await screen.findByRole('combobox', { name: '搜索商品' }), '湿巾{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the field says what was searched for, but not over what is being typed', async () => {
  const goTo = (name: string) =>
    act(() => {
      window.history.pushState(null, '', `/searchpage?name=${encodeURIComponent(name)}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  const { user } = renderShell('/home');
  const field = () => screen.getByRole('combobox', { name: '搜索商品' });
  await user.type(await screen.findByRole('combobox', { name: '搜索商品' }), '手套');
  goTo('湿巾');
  expect(field()).toHaveValue('手套');
  await user.click(screen.getByRole('main'));
  goTo('纱布');
  await waitFor(() => expect(field()).toHaveValue('纱布'));
});

const suggested = () => {
  const child = { id: '11', name: '湿巾', type: 1 as const, active: true };
  const price = { gwPrice: '39.00', minPriceUnit: '35.10', maxPriceUnit: '421.20', unitName: '桶' };
  const product = { name: '消毒湿巾', model: 'AL-WP 80', categoryId: '11', ...price };
  const bucket = {
    ...aProductSku(),
    id: 'bucket',
    name: '桶',
    priceUnit: '39.00',
    discountPriceUnit: '35.10',
  };
  const box = { ...bucket, id: 'box', name: '箱', remark: '12 桶/箱', discountPriceUnit: '400.00' };
  return {
    product,
    bucket,
    box,
    'product/catagories': () => [aCategory({ id: '1', active: true, children: [child] })],
  };
};

test('suggestions show picture, model, category and price', async () => {
  const { product, ...answers } = suggested();
  const { user } = renderShell('/home', {
    answers: {
      'product/page': () => ({ list: [aProduct({ ...product, minPriceUnit: null })], total: 1 }),
      'product/catagories': answers['product/catagories'],
    },
  });
  await user.type(await screen.findByRole('combobox', { name: '搜索商品' }), '湿巾');
  const option = await screen.findByRole('option', { name: /AL-WP 80/ });
  await waitFor(() => expect(option).toHaveTextContent('消毒湿巾AL-WP 80 湿巾¥ 39.00/桶'));
  expect(option.querySelector('img')).toHaveAttribute('sizes', '40px');
  expect(screen.queryByRole('group', { name: '直接加入购物车' })).not.toBeInTheDocument();
});

test('a buyer adds a suggested product, by a unit of their choice and with its price', async () => {
  const { product, bucket, box, ...answers } = suggested();
  const row = aProductRow({ ...product, productSkues: [bucket, box] });
  const { user, bodiesOf } = renderShell('/home', {
    session: aSession(),
    answers: {
      'product/rows': () => ({ list: [row], total: 1 }),
      'memberCart/add': () => ({ amount: 1 }),
      ...answers,
    },
  });
  await user.type(await screen.findByRole('combobox', { name: '搜索商品' }), '湿巾');
  const controls = await screen.findByRole('group', { name: '直接加入购物车' });
  expect(controls).toHaveTextContent('您的价 ¥ 35.10/桶 起');

  await user.click(within(controls).getByRole('button', { name: '消毒湿巾 加入购物车' }));
  const unit = within(controls).getByRole('combobox', { name: '消毒湿巾 销售单位' });
  expect(unit).toHaveFocus();
  await user.selectOptions(unit, '箱（12 桶/箱）');
  expect(controls).toHaveTextContent('您的价 ¥ 400.00/箱');
  const quantity = within(controls).getByRole('spinbutton', { name: '消毒湿巾 数量' });
  await user.clear(quantity);
  await user.type(quantity, '3{Enter}');
  expect(address()).toBe('/home');
  await user.click(within(controls).getByRole('button', { name: '消毒湿巾 加入购物车' }));
  await waitFor(() => expect(bodiesOf('memberCart/add')).toEqual([{ skuId: 'box', count: 3 }]));

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: '搜索商品' })).toHaveFocus();
});

test('on the home page, which shows them itself, the categories are a link', async () => {
  renderShell('/home');
  expect(await screen.findByRole('link', { name: '全部商品分类' })).toHaveAttribute(
    'href',
    '/home/all_product',
  );
});

test('elsewhere the categories open from the keyboard and lead to their pages', async () => {
  const child = { ...aCategory().children[0], id: '11', name: '湿巾', type: 1 as const, active: true };
  const { user } = renderShell('/home/surprise', {
    answers: {
      'product/catagories': () => [
        { ...aCategory(), id: '1', name: '环境物表消毒', active: true, children: [child] },
        { ...aCategory(), id: '2', name: '护理与伤口', active: true, children: [] },
        { ...aCategory(), id: '3', name: '已停用', active: false },
      ],
    },
  });
  const trigger = await screen.findByRole('button', { name: '全部商品分类' });
  trigger.focus();
  await user.keyboard('{Enter}');
  const first = await screen.findByRole('link', { name: '环境物表消毒' });
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByText('已停用')).not.toBeInTheDocument();
  await user.tab();
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: '护理与伤口' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  await user.click(screen.getByRole('link', { name: '湿巾' }));
  expect(address()).toBe(`/home/all_product?parentId=1&categoryId=11&title=${encodeURIComponent('湿巾')}`);
  await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
});

test('Escape closes a menu and returns to its button', async () => {
  const { user } = renderShell('/home', { session: aSession() });
  const trigger = await screen.findByRole('button', { name: /临江市第一人民医院/ });
  await user.click(trigger);
  expect(screen.getByRole('link', { name: '用户中心' })).toHaveAttribute('href', '/mine');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: '用户中心' })).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

test('customer service shows its QR code', async () => {
  const { user } = renderShell('/home');
  await user.click(await screen.findByRole('button', { name: '在线客服' }));
  expect(await screen.findByRole('img', { name: '在线客服二维码' })).toHaveAttribute('src', '/service.png');
});

test('the footer has the licences, and the legal texts in a dialog for a visitor', async () => {
  const { user } = renderShell('/home');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getAllByRole('link', { name: /证|照/ })).toHaveLength(6);
  const link = footer.getByRole('button', { name: '隐私声明' });
  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name: '隐私声明' });
  expect(within(dialog).getByText('一、我们收集哪些信息')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(link).toHaveFocus();
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: '关闭' }));
  await waitFor(() => expect(link).toHaveFocus());
  expect(address()).toBe('/home');
});

test('联系我们 leads a visitor to a page that is open, wherever it stands', async () => {
  renderShell('/home');
  const links = await screen.findAllByRole('link', { name: '联系我们' });
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect(link).toHaveAttribute('href', '/home/contact_us');
});

test('a buyer reads the legal texts on their pages', async () => {
  const { user } = renderShell('/home', { session: aSession() });
  await user.click(await screen.findByRole('link', { name: '使用条款' }));
  expect(await screen.findByRole('heading', { level: 1, name: '使用条款' })).toBeVisible();
  expect(address()).toBe('/clause');
});
