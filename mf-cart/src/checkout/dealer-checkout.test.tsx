import { screen, waitFor, within } from '@testing-library/react';
import {
  aConsignee,
  aDealer,
  aRebateInfo,
  aSession,
  breakNetwork,
  fakeApi,
  neverReply,
  renderScreen,
} from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { aLine, aProductWith } from '../testing/builders';
import { aShopWith } from '../testing/fake-shop';

const goods = [aProductWith([aLine()])];
const north = aDealer({ id: 'north', name: '江北医药（示例）有限公司', code: 'D-N' });
const south = aDealer({ id: 'south', name: '江南医药（示例）有限公司', code: 'D-S' });
const storeOf = (dealerId: string | undefined) =>
  aConsignee({ id: `store-${dealerId}`, address: `${dealerId} 仓库`, editable: false });

const openCart = (clientType: 3 | 4 = 4) =>
  renderScreen(<App />, { path: '/shoppingCar', mount: '/shoppingCar', session: aSession({ clientType }) });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

const answers = (dealers = [north, south]) => ({
  'client/dealers': () => dealers,
  'client/consignee': ({ dealerId }: { dealerId?: string | undefined }) => [storeOf(dealerId)],
  'dict/list': () => [{ itemCode: 'dealer', itemName: '经销商支付' }],
});

beforeAll(preloadFeedback);

test('a single dealer is preselected, for the cart, the address and the order', async () => {
  const { bodiesOf } = aShopWith(goods, answers([south]));
  const { user } = openCart();
  expect(await (await card('经销商')).findByText('江南医药（示例）有限公司')).toBeVisible();
  expect(await (await card('收货地址')).findByText('south 仓库')).toBeVisible();
  expect((await card('经销商')).queryByRole('button')).not.toBeInTheDocument();
  expect(bodiesOf('memberCart/page')).toMatchObject([{ dealerCode: 'D-S' }]);

  await user.click(await screen.findByRole('button', { name: '提交订单' }));
  await user.click(await screen.findByRole('button', { name: '确认提交' }));
  await waitFor(() =>
    expect(bodiesOf('order/generateOrder')).toMatchObject([
      { dealerId: 'south', consigneeId: 'store-south', payWay: 'dealer' },
    ]),
  );
});

test.each([3, 4] as const)('client type %d has to choose among several dealers', async (clientType) => {
  const { bodiesOf } = aShopWith(goods, answers());
  const { user } = openCart(clientType);
  const submit = await screen.findByRole('button', { name: '提交订单', description: '请先选择经销商' });
  await user.click(submit);
  expect(await screen.findByText('请选择经销商', { selector: '[role="alert"] span' })).toBeVisible();
  await user.click((await card('收货地址')).getByRole('button', { name: '更换' }));
  expect(await screen.findByText('请先在下方选择经销商')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click((await card('经销商')).getByRole('button', { name: '选择' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择经销商' }));
  await user.click(dialog.getByRole('radio', { name: /江北医药/ }));
  await user.click(dialog.getByRole('button', { name: '确定' }));
  expect(await (await card('收货地址')).findByText('north 仓库')).toBeVisible();
  await waitFor(() =>
    expect(bodiesOf('memberCart/page')).toContainEqual(expect.objectContaining({ dealerCode: 'D-N' })),
  );
  expect(await screen.findByRole('button', { name: '提交订单' })).not.toHaveAccessibleDescription();
});

test('the rebate of a client whose contract is with the dealer does not wait for customer service', async () => {
  aShopWith(goods, {
    ...answers([south]),
    'client/rebateinfo': () => aRebateInfo({ showChooseDialog: true, rebate: '100.00' }),
  });
  const { user } = openCart();
  await (await card('收货地址')).findByText('south 仓库');
  await user.click(await screen.findByRole('button', { name: '提交订单' }));
  const question = within(await screen.findByRole('dialog', { name: '是否使用返利' }));
  expect(question.getByText(/¥ 100.00/)).toHaveTextContent('合同由您与经销商签订');
  expect(question.queryByText(/客服审核/)).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: '不使用' }));
  expect(await screen.findByText(/直接进入厂家审核，之后取消须申请并由厂家答复/)).toBeVisible();
});

test('a dealer without addresses shows a warning', async () => {
  aShopWith(goods, { ...answers([south]), 'client/consignee': () => [] });
  const { user } = openCart();
  const address = await card('收货地址');
  expect(await address.findByText('请添加收货地址')).toBeVisible();
  await user.click(address.getByRole('button', { name: '更换' }));
  expect(await screen.findByText('请先添加收货地址')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the cart waits for the dealers to load, and they can be retried', async () => {
  const { bodiesOf } = aShopWith(goods, { ...answers([south]), 'client/dealers': neverReply });
  const { unmount } = openCart();
  expect(await screen.findByRole('status', { name: '购物车加载中' })).toBeVisible();
  expect(bodiesOf('memberCart/page')).toEqual([]);
  unmount();

  fakeApi({ 'client/dealers': breakNetwork });
  const { user } = openCart();
  const retry = await screen.findByRole('button', { name: '重新加载' });
  expect(screen.getByRole('button', { name: '经销商加载失败，点击重试' })).toBeVisible();
  fakeApi(answers([south]));
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /复合过氧乙酸消毒液/ })).toBeVisible();
});
