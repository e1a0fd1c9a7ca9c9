import { screen, waitFor, within } from '@testing-library/react';
import { aCartSkuConsignee, aConsignee, aHospital, aSession, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { aLine, aProductWith } from '../testing/builders';
import { aShopWith } from '../testing/fake-shop';

const goods = [aProductWith([aLine()])];
const first = aHospital({ id: 'h1', name: '临江市第一人民医院', code: 'H1' });
const second = aHospital({ id: 'h2', name: '临江市中医院', code: 'H2' });
const empty = aHospital({ id: 'h3', name: '临江市口腔医院', code: 'H3' });
const ofHospital = {
  h1: [
    aConsignee({ id: 'h1-a', name: '张老师', address: '门诊楼' }),
    aConsignee({ id: 'h1-b', name: '李老师', address: '外科楼', defaultAddress: false }),
  ],
  h2: [aConsignee({ id: 'h2-a', name: '王老师', address: '中药房' })],
  h3: [],
};
const own = aConsignee({ id: 'own', name: '赵经理', address: '本单位仓库' });
const answers = {
  'client/chain/hospital/list': () => [first, second, empty],
  'client/consignee': ({ hospitalClientId }: { hospitalClientId?: string | undefined }) =>
    hospitalClientId ? ofHospital[hospitalClientId as keyof typeof ofHospital] : [own],
};

const openCart = (clientType: 5 | 6 = 5) =>
  renderScreen(<App />, { path: '/shoppingCar', mount: '/shoppingCar', session: aSession({ clientType }) });
const card = async () => within(await screen.findByRole('region', { name: '收货医院与地址' }));

async function openDialog(clientType: 5 | 6 = 5) {
  const cart = openCart(clientType);
  await cart.user.click((await card()).getByRole('button', { name: '选择' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择医院与地址' }));
  await dialog.findByRole('radio', { name: '临江市中医院' });
  const confirm = () => cart.user.click(dialog.getByRole('button', { name: '确定' }));
  const pick = (name: RegExp | string) =>
    dialog.findByRole('radio', { name }).then((radio) => cart.user.click(radio));
  return { ...cart, dialog, confirm, pick };
}

async function submitted(cart: ReturnType<typeof openCart>) {
  await cart.user.click(await screen.findByRole('button', { name: '提交订单' }));
  await cart.user.click(await screen.findByRole('button', { name: '确认提交' }));
}

beforeAll(preloadFeedback);

test.each([5, 6] as const)(
  'client type %d chooses a hospital and one of its addresses',
  async (clientType) => {
    const { bodiesOf } = aShopWith(goods, answers);
    const { dialog, confirm, pick, ...cart } = await openDialog(clientType);
    await confirm();
    expect(await screen.findByText('请选择医院')).toBeVisible();
    await pick('临江市第一人民医院');
    await dialog.findByText('外科楼');
    await confirm();
    expect(await screen.findByText('请选择地址')).toBeVisible();
    await pick(/李老师/);
    await confirm();
    expect(await (await card()).findByText('外科楼')).toBeVisible();

    await submitted(cart);
    await waitFor(() =>
      expect(bodiesOf('order/generateOrder')).toMatchObject([
        { hospitalClientId: 'h1', consigneeId: 'h1-b', businessStock: false },
      ]),
    );
  },
);

test('the only address of a hospital is preselected', async () => {
  aShopWith(goods, answers);
  const { dialog, confirm, pick } = await openDialog();
  await pick('临江市中医院');
  await dialog.findByText('中药房');
  await confirm();
  expect(await (await card()).findByText('中药房')).toBeVisible();
});

test('a hospital can be found by its name or code', async () => {
  const many = Array.from({ length: 80 }, (_, index) =>
    aHospital({ id: `n${index}`, name: `第 ${index} 卫生院`, code: `W${index}` }),
  );
  aShopWith(goods, { ...answers, 'client/chain/hospital/list': () => [...many, second] });
  const { user } = openCart();
  await user.click((await card()).getByRole('button', { name: '选择' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择医院与地址' }));
  await user.type(await dialog.findByRole('combobox', { name: '医院' }), '中医 h2');
  const found = await dialog.findByRole('option', { name: /临江市中医院/ });
  // The list takes no pointer until its animation has ended.
  await waitFor(() => user.click(found));
  await dialog.findByText('中药房');
  await user.click(dialog.getByRole('button', { name: '确定' }));
  expect(await (await card()).findByText('中药房')).toBeVisible();
});

test('a hospital without addresses cannot be chosen', async () => {
  aShopWith(goods, answers);
  const { dialog, confirm, pick } = await openDialog();
  await pick('临江市口腔医院');
  expect(await dialog.findByText('该医院暂无收货地址')).toBeVisible();
  await confirm();
  expect(await screen.findByText('该医院暂无收货地址', { selector: '[role="alert"] span' })).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('commercial stock needs no hospital and goes to the own address', async () => {
  const { bodiesOf } = aShopWith(goods, answers);
  const { dialog, confirm, user, ...cart } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: /商业备货/ }));
  expect(dialog.queryByRole('radio', { name: '临江市中医院' })).not.toBeInTheDocument();
  expect(await dialog.findByRole('radio', { name: /赵经理/ })).toBeChecked();
  await confirm();
  expect(await (await card()).findByText('商业备货')).toBeVisible();
  expect((await card()).getByText('本单位仓库')).toBeVisible();

  await submitted({ ...cart, user });
  await waitFor(() =>
    expect(bodiesOf('order/generateOrder')).toMatchObject([{ consigneeId: 'own', businessStock: true }]),
  );
  expect(bodiesOf('order/generateOrder')[0]).not.toHaveProperty('hospitalClientId');
});

test('a hospital without an address gets one, which is then selected', async () => {
  const added: ReturnType<typeof aConsignee>[] = [];
  const { bodiesOf } = aShopWith(goods, {
    ...answers,
    'client/consignee': () => added,
    'client/consignee/add': ({ name, phone, address }) => {
      added.push(aConsignee({ id: 'h3-a', name, phone, address, hospitalName: empty.name }));
      return { id: 'h3-a' };
    },
  });
  const { dialog, pick, user } = await openDialog();
  await pick('临江市口腔医院');
  await user.click(await dialog.findByRole('button', { name: '新增收货地址' }));
  const form = within(await screen.findByRole('dialog', { name: '新增收货地址' }));
  expect(form.getByText('临江市口腔医院')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: '收货人' }), '刘老师');
  await user.type(form.getByRole('textbox', { name: '联系电话' }), '13800000003');
  await user.type(form.getByRole('textbox', { name: '详细地址' }), '口腔科库房');
  await user.click(form.getByRole('button', { name: '保存' }));
  const again = within(await screen.findByRole('dialog', { name: '选择医院与地址' }));
  expect(await again.findByText('口腔科库房')).toBeVisible();
  await user.click(again.getByRole('button', { name: '确定' }));
  expect((await card()).getByText('口腔科库房')).toBeVisible();
  expect(bodiesOf('client/consignee/add')).toMatchObject([{ name: '刘老师', hospitalClientId: 'h3' }]);
});

test('without a hospital the order is not submitted', async () => {
  const { bodiesOf } = aShopWith(goods, answers);
  const { user } = openCart();
  await waitFor(() => expect(bodiesOf('dict/list')).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: '提交订单' }));
  expect(await screen.findByText('请选择收货地址', { selector: '[role="alert"] span' })).toBeVisible();
});

test('the addresses of a hospital are cached in this tab', async () => {
  aShopWith(goods, answers);
  const { dialog, pick } = await openDialog();
  await pick('临江市中医院');
  await dialog.findByText('中药房');
  expect(JSON.parse(sessionStorage.getItem('chainAddrList:h2') ?? '')).toEqual(ofHospital.h2);
});

describe('split delivery', () => {
  const toFirst = aCartSkuConsignee({ id: 'd1', consigneeId: 'h1-a', hospitalClientId: 'h1', count: 1 });
  const toSecond = aCartSkuConsignee({ id: 'd2', consigneeId: 'h2-a', hospitalClientId: 'h2', count: 3 });
  const split = aProductWith([aLine({ id: 'split', count: 4, cartSkuConsignees: [toFirst, toSecond] })]);
  const whole = aProductWith([aLine({ id: 'whole' })], { name: '一次性活检钳' });

  test('replaces the address, and the quantity cannot go below what is allocated', async () => {
    aShopWith([split], answers);
    openCart();
    const address = within(await screen.findByRole('region', { name: '收货地址' }));
    expect(address.getByText('拆分配送至 2 个收货地址')).toBeVisible();
    expect(address.getByRole('link', { name: '查看拆分配送' })).toHaveAttribute(
      'href',
      '/shoppingCar/divideOrder',
    );
    const quantity = screen.getByRole('spinbutton', { name: /复合过氧乙酸消毒液/ });
    expect(quantity).toHaveAttribute('aria-valuemin', '4');
    expect(screen.getByText(/拆分配送至 2 个地址/)).toHaveTextContent('已分配 4 / 4 箱');
  });

  test('with a rest names it, scrolls to it, and is not submitted', async () => {
    const line = aLine({ id: 'split', count: 60, wantedCount: 60, cartSkuConsignees: [toFirst, toSecond] });
    const { bodiesOf } = aShopWith([aProductWith([line])], answers);
    const { user } = openCart();
    const row = within(await screen.findByRole('row', { name: /拆分配送至/ }));
    expect(row.getByText(/剩余 56 箱未分配收货地址/)).toBeVisible();
    expect(row.getByRole('link', { name: '去分配' })).toHaveAttribute('href', '/shoppingCar/divideOrder');
    await waitFor(() => expect(bodiesOf('dict/list')).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: '提交订单' }));
    expect(
      await screen.findByText('“复合过氧乙酸消毒液”还有 56 箱未分配收货地址，请在拆分配送中分配后再提交'),
    ).toBeVisible();
    expect(bodiesOf('client/rebateinfo')).toEqual([]);
  });

  test('sends one entry for each delivery', async () => {
    const { bodiesOf } = aShopWith([split], answers);
    const cart = openCart();
    await submitted(cart);
    await waitFor(() =>
      expect(bodiesOf('order/generateOrder')).toMatchObject([
        {
          cartSkuS: [
            { skuId: 'sku-of-split', consigneeId: 'h1-a' },
            { skuId: 'sku-of-split', consigneeId: 'h2-a' },
          ],
        },
      ]),
    );
  });

  test('needs an address on every selected line', async () => {
    aShopWith([split, whole], answers);
    const { user } = openCart();
    await user.click(await screen.findByRole('button', { name: '提交订单' }));
    expect(await screen.findByText('勾选的商品必须选择地址')).toBeVisible();
  });
});

test('only chain clients can split', async () => {
  aShopWith(goods, answers);
  renderScreen(<App />, { path: '/shoppingCar', mount: '/shoppingCar' });
  expect(await screen.findByRole('link', { name: '继续购物' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '拆分配送' })).not.toBeInTheDocument();
});
