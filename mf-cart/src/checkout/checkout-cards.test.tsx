import { screen, waitFor, within } from '@testing-library/react';
import { aConsignee, breakNetwork, fakeApi, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { aLine, aProductWith } from '../testing/builders';
import { aShopWith } from '../testing/fake-shop';

const disinfectant = aProductWith([aLine()]);

const openCart = () => renderScreen(<App />, { path: '/shoppingCar', mount: '/shoppingCar' });

beforeAll(preloadFeedback);

const ward = aConsignee({
  id: 'consignee-2',
  name: '李护士长',
  address: '外科楼 3 层',
  defaultAddress: false,
});

test('the default address is used until another one is chosen', async () => {
  aShopWith([disinfectant], { 'client/consignee': () => [aConsignee(), ward] });
  const { user } = openCart();
  expect(await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '更换' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择收货地址' }));
  expect(dialog.getByRole('radio', { name: /张老师/ })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: /李护士长/ }));
  await user.click(dialog.getByRole('button', { name: '确定' }));
  expect(await screen.findByText('外科楼 3 层')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a buyer without an address is asked to add one, and can', async () => {
  const consignees: ReturnType<typeof aConsignee>[] = [];
  const { bodiesOf } = aShopWith([disinfectant], {
    'client/consignee': () => consignees,
    'client/consignee/add': (address) => {
      consignees.push(aConsignee({ ...address, id: 'consignee-9', defaultAddress: false }));
      return { id: 'consignee-9' };
    },
  });
  const { user } = openCart();
  expect(await screen.findByText('请添加收货地址')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '更换' }));
  expect(await screen.findByText('请先添加收货地址')).toBeVisible();
  const form = within(await screen.findByRole('dialog', { name: '新增收货地址' }));
  await user.type(form.getByRole('textbox', { name: '收货人' }), '王老师');
  await user.type(form.getByRole('textbox', { name: '联系电话' }), '1380000');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(form.getByText('请输入11位手机号')).toBeVisible();
  expect(form.getByText('请输入详细地址')).toBeVisible();
  expect(form.getByRole('textbox', { name: '联系电话' })).toHaveFocus();
  expect(bodiesOf('client/consignee/add')).toEqual([]);

  await user.clear(form.getByRole('textbox', { name: '联系电话' }));
  await user.type(form.getByRole('textbox', { name: '联系电话' }), '（010）12345678 转 801');
  await user.type(form.getByRole('textbox', { name: '详细地址' }), '人民路 1 号');
  await user.type(form.getByRole('textbox', { name: '收货人' }), '{Enter}');
  expect(await screen.findByText('人民路 1 号')).toBeVisible();
  expect(bodiesOf('client/consignee/add')).toEqual([
    { name: '王老师', phone: '010-12345678-801', address: '人民路 1 号', defaultAddress: false },
  ]);
});

test('an address is deleted after confirmation', async () => {
  let consignees = [aConsignee(), ward];
  aShopWith([disinfectant], {
    'client/consignee': () => consignees,
    'client/consignee/delete': ({ id }) => {
      consignees = consignees.filter((one) => one.id !== id);
      return null;
    },
  });
  const { user } = openCart();
  await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层');
  await user.click(screen.getByRole('button', { name: '更换' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择收货地址' }));
  await user.click(dialog.getAllByRole('button', { name: '删除' })[1] as HTMLElement);
  const question = within(
    (await screen.findByText('请确认是否删除该收货地址?')).closest('[role="dialog"]') as HTMLElement,
  );
  await user.click(question.getByRole('button', { name: '删除' }));
  await screen.findByText('收货地址已删除');
  await waitFor(() => expect(dialog.queryByText(/李护士长/)).not.toBeInTheDocument());
});

test('addresses that fail to load can be retried', async () => {
  aShopWith([disinfectant], { 'client/consignee': breakNetwork });
  const { user } = openCart();
  const retry = await screen.findByRole('button', { name: '收货地址加载失败，点击重试' });
  fakeApi({ 'client/consignee': () => [aConsignee()] });
  await user.click(retry);
  expect(await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层')).toBeVisible();
});

test('a single payment method is fixed', async () => {
  aShopWith([disinfectant]);
  openCart();
  expect(await screen.findByText('线下支付')).toBeVisible();
  expect(screen.getByText('仅此一种付款方式')).toBeVisible();
  expect(screen.getAllByRole('button', { name: '更换' })).toHaveLength(1);
});

test('of several payment methods the first is used until another one is chosen', async () => {
  const payWays = [
    { itemCode: 'offline', itemName: '线下支付' },
    { itemCode: 'credit', itemName: '账期支付' },
  ];
  aShopWith([disinfectant], { 'dict/list': () => payWays });
  const { user } = openCart();
  const card = within(
    (await screen.findByRole('heading', { name: '付款方式' })).closest('section') as HTMLElement,
  );
  expect(await card.findByText('线下支付')).toBeVisible();
  await user.click(card.getByRole('button', { name: '更换' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择付款方式' }));
  await user.click(dialog.getByRole('radio', { name: '账期支付' }));
  await user.click(dialog.getByRole('button', { name: '确定' }));
  expect(await card.findByText('账期支付')).toBeVisible();
});
