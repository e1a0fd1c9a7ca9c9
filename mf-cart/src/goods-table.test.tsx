import { screen, within } from '@testing-library/react';
import { anOrderItem, renderScreen } from 'shared-kernel/testing';
import GoodsTable from './goods-table';

const goods = [
  anOrderItem({ note: '冷藏' }),
  anOrderItem({ id: 'item-2', productName: '浓度测试卡', gift: true, payPrice: '0.00', payAmount: '0.00' }),
];

test('shows the ordered goods, prices before and after discount, notes, and gifts flagged', () => {
  renderScreen(<GoodsTable label="商品清单" goods={goods} />);
  const bought = within(screen.getByRole('row', { name: /复合过氧乙酸消毒液/ }));
  expect(bought.getByText('¥ 386.00').tagName).toBe('S');
  expect(bought.getByText('¥ 347.40')).toBeVisible();
  expect(bought.getByText('20 箱')).toBeVisible();
  expect(bought.getByText('¥ 6,948.00')).toBeVisible();
  expect(bought.getByText('备注：冷藏')).toBeVisible();
  const gift = within(screen.getByRole('row', { name: /浓度测试卡/ }));
  expect(gift.getByText('赠品')).toBeVisible();
  expect(gift.queryByText(/¥|备注/)).not.toBeInTheDocument();
});

test('links a name to the product', () => {
  renderScreen(<GoodsTable label="商品清单" goods={goods} />);
  const table = within(screen.getByRole('table', { name: '商品清单' }));
  expect(table.getByRole('link', { name: '复合过氧乙酸消毒液' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/home/detail?id=${goods[0]?.productId}`),
  );
});

test('has no selection, because that belongs to the cart', () => {
  renderScreen(<GoodsTable label="商品清单" goods={goods} />);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
