import { screen, within } from '@testing-library/react';
import { anOrderCard, breakNetwork, fakeApi, neverReply, renderScreen } from 'shared-kernel/testing';
import LatestOrder from './latest-order';
import OrderList from './order-list';

test('the list keeps the other app’s parameters in the address', async () => {
  fakeApi({
    'order/count': () => ({ '-1': 1, '5': 1, '1': 0, '2': 0, '3': 0, '4': 0, '99': 0 }),
    'order/page': () => ({ data: [anOrderCard()], count: 1 }),
  });
  const { user, currentPath } = renderScreen(<OrderList />, { path: '/mine?currentMenu=my_order' });
  await screen.findByRole('article');
  await user.click(screen.getByRole('link', { name: /待发货/ }));
  expect(currentPath()).toBe('/mine?currentMenu=my_order&webStatus=2');
});

test('the latest order has its payment status beside buyer, number, time and items', async () => {
  fakeApi({ 'order/latest': () => anOrderCard() });
  renderScreen(<LatestOrder />);
  const order = within(await screen.findByRole('article', { name: '订单号 SO20240501001' }));
  expect(order.getByText('临江市第一人民医院')).toBeVisible();
  expect(order.getByText('未付款')).toBeVisible();
  expect(order.getByText('待上传合同')).toBeVisible();
  expect(order.getByRole('row', { name: /复合过氧乙酸消毒液/ })).toBeVisible();
  expect(order.getByRole('link', { name: /跟进订单/ })).toHaveAttribute('target', '_blank');
});

test('a buyer without orders reads that there are none', async () => {
  fakeApi({ 'order/latest': () => null });
  renderScreen(<LatestOrder />);
  expect(await screen.findByText('暂无订单内容...')).toBeVisible();
});

test('a latest order that fails to load can be retried', async () => {
  fakeApi({ 'order/latest': neverReply });
  const { unmount } = renderScreen(<LatestOrder />);
  expect(screen.getByRole('status', { name: '订单加载中' })).toBeVisible();
  unmount();
  fakeApi({ 'order/latest': breakNetwork });
  const { user } = renderScreen(<LatestOrder />);
  await screen.findByText('网络连接失败，请检查网络');
  fakeApi({ 'order/latest': () => anOrderCard() });
  await user.click(screen.getByRole('button', { name: '重新加载' }));
  expect(await screen.findByRole('article')).toBeVisible();
});
