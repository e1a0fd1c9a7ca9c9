import { screen, waitFor, within } from '@testing-library/react';
import { aLicenceProblem, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { aLine, aProductWith } from '../testing/builders';
import { aShopWith } from '../testing/fake-shop';

const goods = [aProductWith([aLine({ skuId: 'sku-1' })])];
const lacking = (blocks: boolean) => ({
  'client/licences': () => ({
    blocks,
    problems: [aLicenceProblem(), aLicenceProblem({ skuIds: ['other'] })],
  }),
});
const openCart = () => renderScreen(<App />, { path: '/shoppingCar', mount: '/shoppingCar' });

beforeAll(preloadFeedback);

test('an expired licence is shown in the cart and at confirmation, with a link to renew it', async () => {
  const { bodiesOf } = aShopWith(goods, lacking(false));
  const { user } = openCart();
  const notices = await screen.findByRole('list', { name: '证照提醒' });
  expect(within(notices).getAllByRole('listitem')).toHaveLength(1);
  expect(notices).toHaveTextContent(
    '购买二类医疗器械需要有效的“第二类医疗器械备案凭证”，该证照已过期（有效期至 2026-01-01），请及时上传，以免影响发货。',
  );
  expect(within(notices).getByRole('link', { name: '去上传' })).toHaveAttribute(
    'href',
    '/mine/qualificationManage',
  );
  await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层');
  await user.click(screen.getByRole('button', { name: '提交订单' }));
  const dialog = within(await screen.findByRole('dialog', { name: '温馨提示' }));
  expect(dialog.getByRole('list', { name: '证照提醒' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '确认提交' }));
  await waitFor(() => expect(bodiesOf('order/generateOrder')).toHaveLength(1));
});

test('where the provider blocks it, nothing is submitted and the reason is shown', async () => {
  const { bodiesOf } = aShopWith(goods, lacking(true));
  const { user } = openCart();
  expect(await screen.findByText(/上传并通过审核后即可提交订单/)).toBeVisible();
  await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层');
  await user.click(screen.getByRole('button', { name: '提交订单' }));
  expect(await screen.findByText(/暂不能提交订单/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bodiesOf('order/generateOrder')).toEqual([]);
});

test('unselected goods need no licence', async () => {
  aShopWith([aProductWith([aLine({ skuId: 'sku-1', selected: false })])], lacking(true));
  openCart();
  await screen.findByRole('button', { name: '提交订单' });
  expect(screen.queryByRole('list', { name: '证照提醒' })).not.toBeInTheDocument();
});
