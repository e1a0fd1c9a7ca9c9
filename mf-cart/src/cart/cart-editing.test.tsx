import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { subscribeToCartCount } from 'shared-kernel/events';
import { getSession } from 'shared-kernel/session';
import { aCartGift, breakNetwork, holdAnswer, refuse, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { withCount } from '../model/cart-lines';
import { aLine, aProductWith } from '../testing/builders';
import { aShopWith } from '../testing/fake-shop';

const disinfectant = aProductWith([
  aLine({ id: 'paa', count: 20, priceUnit: '386.00', discountPriceUnit: '347.40' }),
]);
const forceps = aProductWith(
  [
    aLine({ id: 'box', name: '盒（10 支）', unitName: '盒', count: 8, priceUnit: '1240.00' }),
    aLine({
      id: 'case',
      name: '箱（12 盒）',
      unitName: '箱',
      count: 1,
      priceUnit: '13888.00',
      selected: false,
    }),
  ],
  { name: '一次性活检钳', model: 'AL-BX 23' },
);
const oldMask = aProductWith([aLine({ id: 'old', state: 'unlisted', maxQty: 0 })], { name: '旧款口罩' });

const openCart = (path = '/shoppingCar') => renderScreen(<App />, { path, mount: '/shoppingCar' });
const row = (name: RegExp | string) => screen.findByRole('row', { name });
const bar = () => within(screen.getByRole('region', { name: '结算' }));
const payable = () => bar().getByText('实付合计').nextSibling;
const unsaved = () => JSON.parse(sessionStorage.getItem('unsavedCartEdits:client-1') ?? '');
const quantity = (name: string) => screen.getByRole('spinbutton', { name: `${name} 数量` });

beforeAll(preloadFeedback);

describe('a note on a line', () => {
  test('is stored on the server, and can be changed', async () => {
    const { bodiesOf } = aShopWith([disinfectant]);
    const { user } = openCart();
    await user.click(await screen.findByRole('button', { name: '添加备注 复合过氧乙酸消毒液 箱（6 瓶）' }));
    const field = screen.getByRole('textbox', { name: '复合过氧乙酸消毒液 箱（6 瓶） 备注' });
    expect(field).toHaveFocus();
    await user.type(field, ' 三号手术室 {Enter}');
    expect(await screen.findByText('备注：三号手术室')).toBeVisible();
    await waitFor(() => expect(bodiesOf('memberCart/note')).toEqual([{ id: 'paa', note: '三号手术室' }]));
    expect(screen.getByRole('button', { name: /^修改备注/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.type(screen.getByRole('textbox', { name: /） 备注$/ }), '二楼{Escape}');
    expect(screen.getByText('备注：三号手术室')).toBeVisible();
    expect(bodiesOf('memberCart/note')).toHaveLength(1);
  });

  test('marks text that cannot be printed at the field, and sends nothing', async () => {
    const { bodiesOf } = aShopWith([disinfectant]);
    const { user } = openCart();
    await user.click(await screen.findByRole('button', { name: /^添加备注/ }));
    const field = screen.getByRole('textbox', { name: /） 备注$/ });
    await user.type(field, '𠮷{Enter}');
    expect(screen.getByText('“𠮷”无法印在合同上，请改用常用字')).toBeVisible();
    expect(field).toBeInvalid();
    expect(bodiesOf('memberCart/note')).toEqual([]);
  });
});

describe('selection', () => {
  test('a ticked line counts at once and is stored on the server', async () => {
    const { bodiesOf } = aShopWith([disinfectant, forceps]);
    const { user } = openCart();
    await user.click(await screen.findByRole('checkbox', { name: /一次性活检钳 箱/ }));
    expect(payable()).toHaveTextContent('¥ 30,756.00');
    expect(bar().getByRole('checkbox')).toBeChecked();
    await waitFor(() =>
      expect(bodiesOf('memberCart/select')).toEqual([{ memberCartSkuIds: ['case'], selected: true }]),
    );
  });

  test('select all selects the rest, then nothing', async () => {
    const { bodiesOf } = aShopWith([disinfectant, forceps]);
    const { user } = openCart();
    await row(/复合过氧乙酸消毒液/);
    await user.click(bar().getByRole('checkbox', { name: /全选/ }));
    expect(bar().getByText(/已选/)).toHaveTextContent('已选 3 种');
    await waitFor(() => expect(bodiesOf('memberCart/select')).toHaveLength(1));
    await user.click(bar().getByRole('checkbox', { name: /全选/ }));
    expect(payable()).toHaveTextContent('¥ 0.00');
    await waitFor(() =>
      expect(bodiesOf('memberCart/select')).toEqual([
        { memberCartSkuIds: ['case'], selected: true },
        { memberCartSkuIds: ['paa', 'box', 'case'], selected: false },
      ]),
    );
  });

  test('a selection that the server refuses is reverted, with the reason', async () => {
    const { answer, release } = holdAnswer(() => refuse('69999', '系统繁忙'));
    aShopWith([disinfectant], { 'memberCart/select': answer });
    const { user } = openCart();
    const box = await screen.findByRole('checkbox', { name: /选择 复合过氧乙酸消毒液/ });
    await user.click(box);
    expect(box).not.toBeChecked();
    release();
    expect(await screen.findByText('系统繁忙')).toBeVisible();
    await waitFor(() => expect(box).toBeChecked());
  });

  test('buy now selects its line, once', async () => {
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const { bodiesOf } = aShopWith([disinfectant, forceps]);
    const { user } = openCart('/shoppingCar?skuId=sku-of-case');
    const box = await screen.findByRole('checkbox', { name: /一次性活检钳 箱/ });
    await waitFor(() => expect(box).toBeChecked());
    await waitFor(() => expect(bodiesOf('memberCart/select')).toHaveLength(1));
    expect(scrollIntoView.mock.contexts).toEqual([box.closest('tr')]);
    await user.click(box);
    await waitFor(() => expect(bodiesOf('memberCart/select')).toHaveLength(2));
    expect(box).not.toBeChecked();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });
});

describe('quantity', () => {
  const field = '复合过氧乙酸消毒液 箱（6 瓶）';

  test('counts while typing, and is sent', async () => {
    const { bodiesOf } = aShopWith([disinfectant]);
    const { user } = openCart();
    await row(/复合过氧乙酸消毒液/);
    await user.clear(quantity(field));
    await user.type(quantity(field), '120');
    expect(payable()).toHaveTextContent('¥ 41,688.00');
    const typed = { id: 'paa', skuId: 'sku-of-paa', count: 120 };
    await waitFor(() => expect(bodiesOf('memberCart/edit').at(-1)).toEqual(typed));
  });

  test('0 or empty is sent as 1', async () => {
    const { bodiesOf } = aShopWith([disinfectant]);
    const { user } = openCart();
    await row(/复合过氧乙酸消毒液/);
    await user.clear(quantity(field));
    await user.tab();
    expect(quantity(field)).toHaveValue('1');
    await waitFor(() => expect(bodiesOf('memberCart/edit')).toMatchObject([{ count: 1 }]));
  });

  test('that the server refuses is reverted, with the reason', async () => {
    const { answer, release } = holdAnswer(() => refuse('60002', '库存不足，仅剩 20 箱'));
    aShopWith([disinfectant], { 'memberCart/edit': answer });
    const { user } = openCart();
    await row(/复合过氧乙酸消毒液/);
    await user.click(screen.getByRole('button', { name: /^增加数量/ }));
    expect(quantity(field)).toHaveValue('21');
    release();
    expect(await screen.findByText('库存不足，仅剩 20 箱')).toBeVisible();
    await waitFor(() => expect(quantity(field)).toHaveValue('20'));
  });

  test('is sent when the buyer leaves before the debounce is over', async () => {
    const { bodiesOf } = aShopWith([disinfectant]);
    const { user, unmount } = openCart();
    await row(/复合过氧乙酸消毒液/);
    await user.click(screen.getByRole('button', { name: /^增加数量/ }));
    unmount();
    await waitFor(() => expect(bodiesOf('memberCart/edit')).toMatchObject([{ count: 21 }]));
  });
});

test('gifts stay within the line’s allowance, less the other gifts', async () => {
  const gifts = [
    aCartGift({ code: 'card', count: 4 }),
    aCartGift({ code: 'strip', name: '指示条', count: 0 }),
  ];
  aShopWith([aProductWith([aLine({ count: 1, unitCount: 6, gifts })])]);
  const { user } = openCart();
  const card = await screen.findByRole('spinbutton', { name: '赠品 浓度测试卡 数量' });
  const strip = screen.getByRole('spinbutton', { name: '赠品 指示条 数量' });
  expect(card).toHaveAttribute('aria-valuemax', '6');
  expect(strip).toHaveAttribute('aria-valuemax', '2');
  await user.clear(strip);
  await user.type(strip, '9');
  await user.tab();
  expect(strip).toHaveValue('2');
  expect(card).toHaveAttribute('aria-valuemax', '4');
});

describe('removal', () => {
  const confirm = async (name: string) =>
    within(await screen.findByRole('dialog')).getByRole('button', { name });

  test('asks for confirmation', async () => {
    const { bodiesOf } = aShopWith([disinfectant, forceps]);
    const { user } = openCart();
    await user.click(await screen.findByRole('button', { name: '移除 复合过氧乙酸消毒液 箱（6 瓶）' }));
    expect(await screen.findByText('请确认是否将该商品从购物车移除?')).toBeVisible();
    await user.click(await confirm('取消'));
    expect(bodiesOf('memberCart/delete')).toEqual([]);
    expect(await row(/复合过氧乙酸消毒液/)).toBeVisible();
  });

  test('removes the line and updates the header', async () => {
    const { bodiesOf } = aShopWith([disinfectant, forceps]);
    const counts: number[] = [];
    const stop = subscribeToCartCount((count) => counts.push(count));
    const { user } = openCart();
    await user.click(await screen.findByRole('button', { name: '移除 复合过氧乙酸消毒液 箱（6 瓶）' }));
    await user.click(await confirm('移除'));
    await waitFor(() => expect(screen.queryByRole('row', { name: /复合过氧乙酸/ })).not.toBeInTheDocument());
    expect(bodiesOf('memberCart/delete')).toEqual([{ memberCartSkuIds: ['paa'] }]);
    await waitFor(() => expect(counts).toContain(2));
    stop();
  });

  test('of the selection is one call', async () => {
    const { bodiesOf } = aShopWith([disinfectant, forceps]);
    const { user } = openCart();
    await row(/复合过氧乙酸消毒液/);
    await user.click(bar().getByRole('button', { name: '删除选中' }));
    expect(await screen.findByText('请确认是否将选中的 2 种商品从购物车移除?')).toBeVisible();
    await user.click(await confirm('移除'));
    await waitFor(() =>
      expect(bodiesOf('memberCart/delete')).toEqual([{ memberCartSkuIds: ['paa', 'box'] }]),
    );
    expect(screen.getAllByRole('row', { name: /一次性活检钳/ })).toHaveLength(1);
  });

  test('of all unlisted lines takes one press', async () => {
    const { bodiesOf } = aShopWith([disinfectant, oldMask]);
    const { user } = openCart();
    const section = within(await screen.findByRole('region', { name: '失效商品（1）' }));
    expect(section.getByText('旧款口罩')).toBeVisible();
    expect(screen.getByText('共 1 种商品')).toBeVisible();
    await user.click(section.getByRole('button', { name: '清空失效商品' }));
    await user.click(await confirm('移除'));
    await waitFor(() => expect(bodiesOf('memberCart/delete')).toEqual([{ memberCartSkuIds: ['old'] }]));
    expect(screen.queryByRole('region', { name: /失效商品/ })).not.toBeInTheDocument();
  });

  test('that the server refuses restores the line', async () => {
    aShopWith([disinfectant], { 'memberCart/delete': () => refuse('69999', '系统繁忙') });
    const { user } = openCart();
    await user.click(await screen.findByRole('button', { name: /移除/ }));
    await user.click(await confirm('移除'));
    expect(await screen.findByText('系统繁忙')).toBeVisible();
    expect(await row(/复合过氧乙酸消毒液/)).toBeVisible();
  });
});

test('a price that changes while the cart is open is shown after the next edit', async () => {
  const { changeCart } = aShopWith([disinfectant]);
  const { user } = openCart();
  await row(/复合过氧乙酸消毒液/);
  changeCart(([product]) =>
    product
      ? [
          {
            ...product,
            memberCartSkus: product.memberCartSkus.map((line) =>
              withCount({ ...line, discountPriceUnit: '350.00', previousPriceUnit: '347.40' }, line.count),
            ),
          },
        ]
      : [],
  );
  await user.click(screen.getByRole('button', { name: /^增加数量/ }));
  expect(await screen.findByText('价格已变更：¥ 347.40 → ¥ 350.00')).toBeVisible();
});

describe('without a connection', () => {
  test('a quantity is held, the buyer is notified, and it is saved after reconnecting', async () => {
    let isCut = true;
    const { bodiesOf } = aShopWith([disinfectant], {
      'memberCart/edit': () => (isCut ? breakNetwork() : { amount: 1 }),
    });
    const { user } = openCart();
    await row(/复合过氧乙酸消毒液/);
    await user.click(screen.getByRole('button', { name: /^增加数量/ }));
    expect(await screen.findByText(/网络连接中断，1 处修改已为您保留/)).toBeVisible();
    expect(quantity('复合过氧乙酸消毒液 箱（6 瓶）')).toHaveValue('21');
    expect(payable()).toHaveTextContent('¥ 7,295.40');

    isCut = false;
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(screen.queryByText(/网络连接中断/)).not.toBeInTheDocument());
    expect(bodiesOf('memberCart/edit').map(({ count }) => count)).toEqual([21, 21]);
  });

  test('the buyer can retry, and is warned before closing the window', async () => {
    let isCut = true;
    aShopWith([disinfectant], { 'memberCart/select': () => (isCut ? breakNetwork() : { amount: 1 }) });
    const { user } = openCart();
    const box = await screen.findByRole('checkbox', { name: /选择 复合过氧乙酸消毒液/ });
    await user.click(box);
    const retry = await screen.findByRole('button', { name: '立即重试' });
    expect(box).not.toBeChecked();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(true);
    isCut = false;
    await user.click(retry);
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    expect(close()).toBe(false);
  });
});

test('a quantity typed right before a reload is saved after it', async () => {
  const { bodiesOf } = aShopWith([disinfectant], { 'memberCart/edit': breakNetwork });
  const first = openCart();
  await row(/复合过氧乙酸消毒液/);
  fireEvent.click(screen.getByRole('button', { name: /^增加数量/ }));
  expect(unsaved()).toMatchObject({ counts: { paa: 21 } });
  first.unmount();
  await waitFor(() => expect(bodiesOf('memberCart/edit')).toHaveLength(1));
  aShopWith([disinfectant]);
  openCart();
  await row(/复合过氧乙酸消毒液/);
  expect(quantity('复合过氧乙酸消毒液 箱（6 瓶）')).toHaveValue('21');
  await waitFor(() => expect(bodiesOf('memberCart/edit')).toHaveLength(2));
  await waitFor(() => expect(unsaved()).toMatchObject({ counts: {} }));
});

test('what was being saved when the session ended is saved after the login', async () => {
  const note = { id: 'paa', note: '三号手术室' };
  const { answer: ended, release } = holdAnswer(() => refuse('40001', '登录已过期，请重新登录'));
  const endings = { 'memberCart/edit': ended, 'memberCart/note': ended, 'memberCart/select': ended };
  const { bodiesOf } = aShopWith([disinfectant, forceps], endings);
  const first = openCart();
  await row(/复合过氧乙酸消毒液/);
  fireEvent.click(screen.getByRole('button', { name: /^增加数量，复合/ }));
  await first.user.click(screen.getByRole('button', { name: '添加备注 复合过氧乙酸消毒液 箱（6 瓶）' }));
  await first.user.type(screen.getByRole('textbox', { name: /） 备注$/ }), '三号手术室');
  await first.user.click(screen.getByRole('checkbox', { name: /一次性活检钳 箱/ }));
  for (const path of ['memberCart/edit', 'memberCart/note', 'memberCart/select'] as const)
    await waitFor(() => expect(bodiesOf(path)).toHaveLength(1));
  release();
  await waitFor(() => expect(getSession()).toBeNull());
  expect(screen.queryByText(/登录已过期/)).not.toBeInTheDocument();
  first.unmount();
  aShopWith([disinfectant, forceps]);
  openCart();
  await row(/复合过氧乙酸消毒液/);
  expect(quantity('复合过氧乙酸消毒液 箱（6 瓶）')).toHaveValue('21');
  expect(screen.getByText('备注：三号手术室')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /一次性活检钳 箱/ })).toBeChecked();
  await waitFor(() => expect(unsaved()).toEqual({ counts: {}, notes: {}, selected: {}, deliveries: {} }));
  // Once in vain, and once again.
  expect(bodiesOf('memberCart/edit')).toHaveLength(2);
  expect(bodiesOf('memberCart/note')).toEqual([note, note]);
  expect(bodiesOf('memberCart/select')).toHaveLength(2);
});

describe('by keyboard', () => {
  test('arrows, Home and End move through the table, Escape restores the old quantity', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const { bodiesOf } = aShopWith([disinfectant, forceps]);
    const { user } = openCart();
    await row(/复合过氧乙酸消毒液/);
    await user.click(quantity('复合过氧乙酸消毒液 箱（6 瓶）'));
    await user.keyboard('{ArrowDown}');
    expect(quantity('一次性活检钳 盒（10 支）')).toHaveFocus();
    await user.keyboard('{End}');
    expect(quantity('一次性活检钳 箱（12 盒）')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: '移除 一次性活检钳 箱（12 盒）' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('button', { name: '移除 复合过氧乙酸消毒液 箱（6 瓶）' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}7');
    expect(payable()).toHaveTextContent('¥ 12,351.80');
    await user.keyboard('{Escape}');
    expect(quantity('复合过氧乙酸消毒液 箱（6 瓶）')).toHaveValue('20');
    await waitFor(() => expect(bodiesOf('memberCart/edit').at(-1)).toMatchObject({ count: 20 }));
  });
});
