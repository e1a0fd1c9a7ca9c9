import { screen, within } from '@testing-library/react';
import { anOrderItem, renderScreen } from 'shared-kernel/testing';
import GoodsTable from './goods-table';

const goods = [
  anOrderItem(),
  anOrderItem({ id: 'item-2', productName: '浓度测试卡', gift: true, payPrice: '0.00', payAmount: '0.00' }),
];

test('shows what was ordered, the price before and after, and which goods are gifts', () => {
  renderScreen(<GoodsTable goods={goods} />);
  const bought = within(screen.getByRole('row', { name: /复合过氧乙酸消毒液/ }));
  expect(bought.getByText('¥ 386.00')).toBeVisible();
  expect(bought.getByText('¥ 347.40')).toBeVisible();
  expect(bought.getByText('20 箱')).toBeVisible();
  expect(bought.getByText('¥ 6,948.00')).toBeVisible();
  const gift = within(screen.getByRole('row', { name: /浓度测试卡/ }));
  expect(gift.getByText('赠')).toBeVisible();
  expect(gift.queryByText(/¥/)).not.toBeInTheDocument();
});

test('sends whoever changes the selection back to the cart', async () => {
  const { user } = renderScreen(<GoodsTable goods={goods} />);
  const box = screen.getByRole('checkbox', { name: '选择 复合过氧乙酸消毒液' });
  await user.click(box);
  expect(await screen.findByText('请返回购物车勾选商品')).toBeVisible();
  expect(box).toBeChecked();
});
