import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { publishCartCount } from 'shared-kernel/events';
import {
  aCartGift,
  aGiftPackInfo,
  aRebateInfo,
  aSession,
  breakNetwork,
  fakeApi,
  neverReply,
  refuse,
  renderScreen,
} from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { changeLines, withCount } from '../model/cart-lines';
import { aLine, aProductWith } from '../testing/builders';
import { aShopWith } from '../testing/fake-shop';

const disinfectant = aProductWith([
  aLine({ id: 'paa', count: 20, priceUnit: '386.00', discountPriceUnit: '347.40' }),
]);
const forceps = aProductWith([aLine({ id: 'box', selected: false })], { name: '一次性活检钳' });

const openCart = () => renderScreen(<App />, { path: '/shoppingCar', mount: '/shoppingCar' });
const submitButton = () => screen.findByRole('button', { name: '提交订单' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function fillAndSubmit() {
  const cart = openCart();
  await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层');
  await cart.user.type(screen.getByRole('textbox', { name: '采购单号' }), 'CG-2026-018');
  await cart.user.type(screen.getByRole('textbox', { name: '订单备注' }), '上午送货');
  await cart.user.click(await submitButton());
  return cart;
}

async function submitAndConfirm() {
  const cart = await fillAndSubmit();
  await cart.user.click((await dialog('温馨提示')).getByRole('button', { name: '确认提交' }));
  return cart;
}

/** The rows of amounts, which have to add up. */
const sums = (check: Awaited<ReturnType<typeof dialog>>) =>
  check
    .getAllByRole('term')
    .map(({ parentElement }) => parentElement?.textContent ?? '')
    .filter((row) => row.includes('¥'));

beforeAll(preloadFeedback);

test('a submission is reported with its number of lines, and nothing typed or chosen', async () => {
  const sent: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_address: string, blob: Blob) => sent.push(blob) > 0 });
  aShopWith([disinfectant, forceps]);
  await submitAndConfirm();
  expect(await screen.findByText('提交成功')).toBeVisible();
  window.dispatchEvent(new Event('pagehide'));
  const told = (await Promise.all(sent.map((blob) => blob.text()))).join();
  expect(told).toContain(JSON.stringify(JSON.stringify({ lines: 1, split: false })));
  for (const typed of ['上午送货', 'CG-2026-018', '滨河路', '13800000000']) expect(told).not.toContain(typed);
});

test('the buyer checks name, quantity, address and contact, and the order is made', async () => {
  const { bodiesOf } = aShopWith([disinfectant, forceps]);
  const { user, currentPath } = await fillAndSubmit();

  const check = await dialog('温馨提示');
  expect(check.getByText('请核对商品名称、数量、收货地址和联系人，确认无误后将生成合同。')).toBeVisible();
  expect(check.getByRole('listitem')).toHaveTextContent(
    '复合过氧乙酸消毒液 箱（6 瓶）¥ 347.40 × 20 箱¥ 6,948.00',
  );
  expect(check.getByText(/张老师/)).toHaveTextContent('13800000000');
  expect(check.getByText('付款方式').nextSibling).toHaveTextContent('线下支付');
  expect(check.getByText('采购单号').nextSibling).toHaveTextContent('CG-2026-018');
  expect(check.getByText('订单备注').nextSibling).toHaveTextContent('上午送货');
  expect(sums(check)).toEqual(['商品总额¥ 7,720.00', '优惠− ¥ 772.00', '实付合计¥ 6,948.00']);
  expect(bodiesOf('order/generateOrder')).toEqual([]);

  await user.click(check.getByRole('button', { name: '确认提交' }));
  await waitFor(() => expect(currentPath()).toBe('/mine?currentMenu=my_order'));
  expect(await screen.findByText('提交成功')).toBeVisible();
  expect(bodiesOf('order/generateOrder')).toEqual([
    {
      consigneeId: 'consignee-1',
      remark: '上午送货',
      purchaseNo: 'CG-2026-018',
      payWay: 'offline',
      businessStock: false,
      source: 0,
      whetherUseRebate: false,
      cartSkuS: [{ skuId: 'sku-of-paa', giftSkus: [] }],
      agreed: {
        lines: [{ skuId: 'sku-of-paa', count: 20, discountPriceUnit: '347.40', note: '' }],
        consignees: [
          {
            id: 'consignee-1',
            name: '张老师',
            phone: '13800000000',
            address: '浙江省临江市滨河路 18 号门诊楼负一层',
            hospitalName: null,
          },
        ],
        productTotalAmountUnit: '7720.00',
        couponAmountUnit: '772.00',
        rebateAmountUnit: '0.00',
        totalAmountUnit: '6948.00',
      },
    },
  ]);
});

test('while payment methods load, the buyer is not asked to choose one', async () => {
  aShopWith([disinfectant], { 'dict/list': neverReply });
  const { user } = openCart();
  const submit = await screen.findByRole('button', {
    name: '提交订单',
    description: '付款方式正在加载，请稍候',
  });
  await user.click(submit);
  const said = { selector: '[role="alert"] span' };
  expect(await screen.findByText('付款方式正在加载，请稍候', said)).toBeVisible();
  expect(screen.queryByText('请选择付款方式')).not.toBeInTheDocument();
});

describe('a confirmed order', () => {
  const changes = [
    { what: 'quantity', skuId: 'sku-of-paa', productName: '复合过氧乙酸消毒液', before: '20', after: '50' },
    { what: 'total', before: '6948.00', after: '17370.00' },
  ] as const;

  test('stays as shown, and is sent as such, even if the cart changes', async () => {
    const { changeCart, bodiesOf } = aShopWith([disinfectant]);
    const { user } = await fillAndSubmit();
    const check = await dialog('温馨提示');
    changeCart((cart) => changeLines(cart, (line) => withCount(line, 50)));
    publishCartCount(2);
    await waitFor(() =>
      expect(screen.getByRole('spinbutton', { name: /数量/, hidden: true })).toHaveValue('50'),
    );
    expect(check.getByRole('listitem')).toHaveTextContent('× 20 箱');
    await user.click(check.getByRole('button', { name: '确认提交' }));
    await waitFor(() => expect(bodiesOf('order/generateOrder')).toHaveLength(1));
    expect(bodiesOf('order/generateOrder')).toMatchObject([{ agreed: { lines: [{ count: 20 }] } }]);
  });

  test('that has changed shows the differences, and is confirmed again', async () => {
    let asked = 0;
    const { changeCart, bodiesOf } = aShopWith([disinfectant], {
      'order/generateOrder': () => {
        asked += 1;
        if (asked > 1) return { id: 'order-1', showBuyMore: false, giftPacks: aGiftPackInfo() };
        changeCart((cart) => changeLines(cart, (line) => withCount(line, 50)));
        return refuse('60002', '订单内容与您确认的不同，请重新核对', { changes: [...changes] });
      },
    });
    const { user, currentPath } = await submitAndConfirm();
    const told = await dialog('订单内容有变');
    expect(told.getByText(/订单尚未提交/)).toBeVisible();
    const [quantity, total] = told.getAllByRole('listitem');
    expect(quantity).toHaveTextContent('复合过氧乙酸消毒液 数量 20 箱 →变为 50 箱');
    expect(total).toHaveTextContent('实付合计 ¥ 6,948.00 →变为 ¥ 17,370.00');
    await user.click(told.getByRole('button', { name: '重新核对' }));
    const check = await dialog('温馨提示');
    expect(check.getByRole('listitem')).toHaveTextContent('× 50 箱');
    await user.click(check.getByRole('button', { name: '确认提交' }));
    await waitFor(() => expect(currentPath()).toBe('/mine?currentMenu=my_order'));
    expect(bodiesOf('order/generateOrder')).toMatchObject([
      { agreed: { lines: [{ count: 20 }] } },
      { agreed: { lines: [{ count: 50 }], totalAmountUnit: '17370.00' } },
    ]);
  });
});

test('an order with a gift pack continues to it', async () => {
  const giftPacks = aGiftPackInfo({
    getGiftPacks: true,
    maxGiftPacksOrderId: 'pack-1',
    maxGiftPacksAmount: '500.00',
  });
  aShopWith([disinfectant], {
    'order/generateOrder': () => ({ id: 'order-1', showBuyMore: false, giftPacks }),
  });
  const { currentPath } = await submitAndConfirm();
  await waitFor(() =>
    expect(currentPath()).toBe(
      '/shoppingCar/giftbag?orderId=order-1&showBuyMore=false&id=pack-1&maxGiftPacksAmount=500.00',
    ),
  );
});

test('gifts are ordered as the buyer chose them', async () => {
  const gifts = [aCartGift({ code: 'card', count: 2 })];
  const { bodiesOf } = aShopWith([aProductWith([aLine({ count: 1, gifts })])]);
  const { user } = openCart();
  const card = await screen.findByRole('spinbutton', { name: '赠品 浓度测试卡 数量' });
  await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层');
  await user.clear(card);
  await user.type(card, '5');
  await user.click(await submitButton());
  await user.click((await dialog('温馨提示')).getByRole('button', { name: '确认提交' }));
  await waitFor(() =>
    expect(bodiesOf('order/generateOrder')).toMatchObject([
      { cartSkuS: [{ skuId: 'sku-of-line-1', giftSkus: [{ code: 'card', count: 5 }] }] },
    ]),
  );
});

test('gifts beyond the stock are reported before the order, with the stock', async () => {
  const gifts = [aCartGift({ code: 'card', count: 5, stockQty: 3 })];
  const { bodiesOf } = aShopWith([aProductWith([aLine({ count: 1, gifts })])]);
  const { user } = openCart();
  expect(await screen.findByText(/库存仅剩 3 盒/)).toBeVisible();
  await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层');
  await user.click(await submitButton());
  expect(
    await screen.findByText('赠品“浓度测试卡”库存仅剩 3 盒，本单选了 5 盒，请减少后再提交'),
  ).toBeVisible();
  expect(bodiesOf('order/generateOrder')).toEqual([]);
});

test('a quantity typed a moment ago is sent before the order', async () => {
  const { requests } = aShopWith([disinfectant]);
  const { user } = openCart();
  await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层');
  await user.click(screen.getByRole('button', { name: /^增加数量/ }));
  await user.click(await submitButton());
  const check = await dialog('温馨提示');
  expect(check.getByRole('listitem')).toHaveTextContent('× 21 箱');
  const paths = requests.map(({ path }) => path);
  expect(paths.indexOf('memberCart/edit')).toBeGreaterThan(-1);
  expect(paths.indexOf('memberCart/edit')).toBeLessThan(paths.indexOf('client/rebateinfo'));
});

test('the next missing choice is shown beside the button until it is made', async () => {
  aShopWith([forceps]);
  const { user } = openCart();
  await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层');
  await user.click(await submitButton());
  const bar = within(screen.getByRole('region', { name: '结算' }));
  expect(await bar.findByRole('alert')).toHaveTextContent('请勾选要购买的商品');
  await user.click(bar.getByRole('checkbox', { name: /^全选/ }));
  await waitFor(() => expect(bar.queryByRole('alert')).not.toBeInTheDocument());
});

test('the keyboard can skip the goods to the settlement', async () => {
  aShopWith([disinfectant, forceps]);
  const { user } = openCart();
  await user.click(await screen.findByRole('button', { name: '到结算' }));
  expect(screen.getByRole('region', { name: '结算' })).toHaveFocus();
});

test('a refused quantity stops the order', async () => {
  const { bodiesOf } = aShopWith([disinfectant], { 'memberCart/edit': () => refuse('60002', '库存不足') });
  openCart();
  await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层');
  const submit = await submitButton();
  // At once, before the debounced quantity is sent.
  fireEvent.click(screen.getByRole('button', { name: /^增加数量/ }));
  fireEvent.click(submit);
  expect(await screen.findByText('库存不足')).toBeVisible();
  await waitFor(async () => expect(await submitButton()).toBeEnabled());
  expect(bodiesOf('client/rebateinfo')).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['nothing is selected', [forceps], {}, '请勾选要购买的商品'],
  ['there is no address', [disinfectant], { 'client/consignee': () => [] }, '请选择收货地址'],
  ['there is no payment method', [disinfectant], { 'dict/list': () => [] }, '请选择付款方式'],
])('while %s, pressing the button says so', async (_, products, answers, warning) => {
  const { bodiesOf } = aShopWith(products, answers);
  const { user } = openCart();
  await waitFor(() => expect(bodiesOf('dict/list')).toHaveLength(1));
  await user.click(await submitButton());
  expect(await screen.findByText(warning)).toBeVisible();
  expect(bodiesOf('client/rebateinfo')).toEqual([]);
});

describe('rebate', () => {
  const rebate = { 'client/rebateinfo': () => aRebateInfo({ showChooseDialog: true, rebate: '1250.00' }) };

  test('can be used only after five seconds', async () => {
    const { bodiesOf } = aShopWith([disinfectant], rebate);
    const { user } = await fillAndSubmit();
    const question = await dialog('是否使用返利');
    expect(question.getByText(/¥ 1,250.00/)).toHaveTextContent('合同将在客服审核通过后生成');
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      /¥ 1,250.00.*请确认本单是否使用返利/,
    );
    const use = question.getByRole('button', { name: /使用（\ds）/ });
    expect(use).toBeDisabled();
    await waitFor(() => expect(use).toBeEnabled());
    await user.click(question.getByRole('button', { name: '使用' }));
    const check = await dialog('温馨提示');
    expect(sums(check)).toEqual([
      '商品总额¥ 7,720.00',
      '优惠− ¥ 772.00',
      '返利抵扣− ¥ 1,250.00',
      '实付合计¥ 5,698.00',
    ]);
    await user.click(check.getByRole('button', { name: '确认提交' }));
    await waitFor(() =>
      expect(bodiesOf('order/generateOrder')).toMatchObject([
        { whetherUseRebate: true, agreed: { rebateAmountUnit: '1250.00', totalAmountUnit: '5698.00' } },
      ]),
    );
  }, 20_000);

  test('can be declined at once', async () => {
    const { bodiesOf } = aShopWith([disinfectant], rebate);
    const { user } = await fillAndSubmit();
    await user.click((await dialog('是否使用返利')).getByRole('button', { name: '不使用' }));
    await user.click((await dialog('温馨提示')).getByRole('button', { name: '确认提交' }));
    await waitFor(() => expect(bodiesOf('order/generateOrder')).toMatchObject([{ whetherUseRebate: false }]));
  });

  test('closing the question leaves the cart unchanged', async () => {
    const { bodiesOf } = aShopWith([disinfectant], rebate);
    const { user } = await fillAndSubmit();
    await user.click((await dialog('是否使用返利')).getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await submitButton()).toBeEnabled();
    expect(bodiesOf('order/generateOrder')).toEqual([]);
  });
});

test('while it is sent, the buyer sees so and cannot send it again', async () => {
  let reply = (): void => {};
  const { bodiesOf } = aShopWith([disinfectant], {
    'order/generateOrder': () =>
      new Promise((resolve) => {
        reply = () => resolve({ id: 'order-1', showBuyMore: false, giftPacks: aGiftPackInfo() });
      }),
  });
  const { user, currentPath } = await fillAndSubmit();
  await user.dblClick((await dialog('温馨提示')).getByRole('button', { name: '确认提交' }));
  expect(await screen.findByText('正在提交订单...')).toBeVisible();
  expect(await submitButton()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(bodiesOf('order/generateOrder')).toHaveLength(1));
  await act(async () => reply());
  await waitFor(() => expect(currentPath()).toBe('/mine?currentMenu=my_order'));
  expect(bodiesOf('order/generateOrder')).toHaveLength(1);
});

describe('a refused order', () => {
  const kept = () => expect(screen.getByRole('textbox', { name: '订单备注' })).toHaveValue('上午送货');

  test('because prices or stock changed names the products, and shows the refetched cart', async () => {
    const lines = [{ skuId: 'sku-of-paa', productName: '复合过氧乙酸消毒液', reason: 'price' as const }];
    const { changeCart } = aShopWith([disinfectant], {
      'order/generateOrder': () => {
        changeCart((cart) =>
          changeLines(cart, (line) => withCount({ ...line, discountPriceUnit: '360.00' }, line.count)),
        );
        return refuse('60002', '复合过氧乙酸消毒液 价格已变更', { lines });
      },
    });
    const { user } = await submitAndConfirm();
    const told = await dialog('商品信息有变');
    expect(await told.findByText(/→/)).toBeVisible();
    expect(told.getByRole('listitem')).toHaveTextContent(
      '复合过氧乙酸消毒液 价格已变更：¥ 347.40 → ¥ 360.00',
    );
    await user.click(told.getByRole('button', { name: '返回购物车' }));
    expect(screen.getByRole('row', { name: /复合过氧乙酸消毒液/ })).toHaveTextContent('¥ 7,200.00');
    kept();
  });

  test('because the session had ended says so, and does not count as unanswered', async () => {
    aShopWith([disinfectant], { 'order/generateOrder': () => refuse('40001', '登录已过期') });
    const { unmount } = await submitAndConfirm();
    expect(await screen.findByText('登录已过期，订单尚未提交，请重新登录后再次提交')).toBeVisible();
    unmount();
    aShopWith([disinfectant]);
    openCart();
    expect(await screen.findByRole('textbox', { name: '订单备注' })).toHaveValue('上午送货');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('for a product stays beside the button until the next try, and links to its line', async () => {
    aShopWith([disinfectant, forceps], {
      'order/generateOrder': () => refuse('60003', '“复合过氧乙酸消毒液”暂不可订购'),
    });
    Element.prototype.scrollIntoView = jest.fn();
    // A cart behind this one, with a line that it had arrived at, is in the document, too.
    const behind = document.body.appendChild(document.createElement('div'));
    behind.innerHTML = '<div data-highlighted hidden><input role="spinbutton"></div>';
    const { user } = await submitAndConfirm();
    const bar = within(await screen.findByRole('region', { name: '结算' }));
    expect(await bar.findByText('“复合过氧乙酸消毒液”暂不可订购')).toBeVisible();
    await user.click(bar.getByRole('button', { name: '查看商品' }));
    const row = screen.getByRole('row', { name: /复合过氧乙酸消毒液/ });
    await waitFor(() => expect(within(row).getByRole('spinbutton', { name: /数量$/ })).toHaveFocus());
    behind.remove();
    await user.click(await submitButton());
    await dialog('温馨提示');
    expect(bar.queryByText('“复合过氧乙酸消毒液”暂不可订购')).not.toBeInTheDocument();
  });

  test('for another reason shows it', async () => {
    aShopWith([disinfectant], { 'order/generateOrder': () => refuse('60003', '当前状态不可下单') });
    await submitAndConfirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const bar = within(screen.getByRole('region', { name: '结算' }));
    expect(bar.getByRole('alert')).toHaveTextContent('当前状态不可下单');
    expect(await submitButton()).toBeEnabled();
    kept();
  });
});

describe('an unanswered order', () => {
  const keys = (requests: ReturnType<typeof aShopWith>['requests']) =>
    requests
      .filter(({ path }) => path === 'order/generateOrder')
      .map(({ headers }) => headers['idempotency-key']);

  test('is sent again under its key, so that there is one order', async () => {
    const { requests } = aShopWith([disinfectant], { 'order/generateOrder': breakNetwork });
    const { user, currentPath } = await submitAndConfirm();
    const told = await dialog('尚未收到提交结果');
    expect(told.getByText(/您填写的内容都已保留。重新提交不会产生重复订单/)).toBeVisible();
    fakeApi({
      'order/generateOrder': () => ({ id: 'order-1', showBuyMore: false, giftPacks: aGiftPackInfo() }),
    });
    await user.click(told.getByRole('button', { name: '重新提交' }));
    await waitFor(() => expect(currentPath()).toBe('/mine?currentMenu=my_order'));
    const [first, second] = keys(requests);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  test('can wait, and keeps its key until then', async () => {
    const { requests } = aShopWith([disinfectant], { 'order/generateOrder': breakNetwork });
    const { user } = await submitAndConfirm();
    await user.click((await dialog('尚未收到提交结果')).getByRole('button', { name: '稍后再说' }));
    expect(screen.getByRole('textbox', { name: '订单备注' })).toHaveValue('上午送货');
    await user.click(await submitButton());
    await user.click((await dialog('温馨提示')).getByRole('button', { name: '确认提交' }));
    await waitFor(() => expect(keys(requests)).toHaveLength(2));
    expect(new Set(keys(requests)).size).toBe(1);
  });
});

test('an order unanswered before a reload is sent under its key', async () => {
  aShopWith([disinfectant], { 'order/generateOrder': breakNetwork });
  const { unmount } = await submitAndConfirm();
  await dialog('尚未收到提交结果');
  unmount();
  const { requests, bodiesOf } = aShopWith([], {
    'order/generateOrder': () => ({ id: 'order-1', showBuyMore: false, giftPacks: aGiftPackInfo() }),
  });
  const { user, currentPath } = openCart();
  const told = await dialog('尚未收到提交结果');
  expect(told.getByText(/上次提交的订单还没有收到结果/)).toBeVisible();
  expect(told.getByRole('listitem')).toHaveTextContent('复合过氧乙酸消毒液 箱（6 瓶）¥ 347.40 × 20 箱');
  expect(told.getByText(/张老师/)).toBeVisible();
  expect(sums(told).at(-1)).toBe('实付合计¥ 6,948.00');
  await user.click(told.getByRole('button', { name: '重新提交' }));
  await waitFor(() => expect(currentPath()).toBe('/mine?currentMenu=my_order'));
  const sent = requests.filter(({ path }) => path === 'order/generateOrder');
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  const [first, second] = bodiesOf('order/generateOrder');
  expect(second).toEqual(first);
});

describe('a price increase since the goods were added', () => {
  const dearer = aProductWith([
    aLine({ id: 'paa', count: 2, discountPriceUnit: '360.00', previousPriceUnit: '347.40' }),
  ]);

  test('can be accepted in the line', async () => {
    const { bodiesOf } = aShopWith([dearer]);
    const { user } = openCart();
    expect(await screen.findByText('价格已变更：¥ 347.40 → ¥ 360.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^接受新价格/ }));
    expect(screen.queryByText(/价格已变更/)).not.toBeInTheDocument();
    await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层');
    await user.click(await submitButton());
    expect(sums(await dialog('温馨提示')).at(-1)).toBe('实付合计¥ 720.00');
    expect(bodiesOf('memberCart/edit')).toEqual([]);
  });

  test('has to be accepted before the order', async () => {
    const { bodiesOf } = aShopWith([dearer]);
    const { user } = openCart();
    await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层');
    await user.click(await submitButton());
    const asked = await dialog('价格已变更');
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      '以下商品的价格在加入购物车后有变，请确认是否按新价格购买。 复合过氧乙酸消毒液 箱（6 瓶） ¥ 347.40 变为 ¥ 360.00',
    );
    expect(asked.getByRole('list', { name: '价格有变的商品' })).toHaveAttribute('tabindex', '0');
    expect(asked.getByRole('listitem')).toHaveTextContent(
      '复合过氧乙酸消毒液 箱（6 瓶） ¥ 347.40 →变为 ¥ 360.00',
    );
    await user.click(asked.getByRole('button', { name: '返回修改' }));
    expect(bodiesOf('client/rebateinfo')).toEqual([]);

    await user.click(await submitButton());
    await user.click((await dialog('价格已变更')).getByRole('button', { name: '同意新价格并继续' }));
    await user.click((await dialog('温馨提示')).getByRole('button', { name: '确认提交' }));
    await waitFor(() => expect(bodiesOf('order/generateOrder')).toHaveLength(1));
  });
});

test('an order waits for quantities that could not be saved', async () => {
  const { bodiesOf } = aShopWith([disinfectant], { 'memberCart/edit': breakNetwork });
  const { user } = openCart();
  await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层');
  await user.click(screen.getByRole('button', { name: /^增加数量/ }));
  await user.click(await submitButton());
  expect(await screen.findByText('网络连接失败，修改尚未保存，请稍后再提交')).toBeVisible();
  expect(await submitButton()).toBeEnabled();
  expect(bodiesOf('client/rebateinfo')).toEqual([]);
});

test('who may not order asks for the goods instead, without address and payment', async () => {
  aShopWith([disinfectant], { 'purchaseRequest/page': () => ({ list: [], total: 0 }) });
  renderScreen(<App />, {
    path: '/shoppingCar',
    mount: '/shoppingCar',
    session: aSession({ roles: ['applicant'] }),
  });
  expect(await screen.findByRole('button', { name: '填写采购申请' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: '提交订单' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '付款方式' })).not.toBeInTheDocument();
});
