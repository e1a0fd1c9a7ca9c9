import { screen } from '@testing-library/react';
import type { ArrivalNotice } from 'shared-kernel/contracts';
import { fakeApi, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';

const forceps: ArrivalNotice = {
  productId: '9',
  model: 'AL-BX 23',
  name: '一次性活检钳',
  imageUrl: '/pictures/bx.webp',
  expectedDate: '2099-12-24',
  createTime: '2026-11-20 10:00:00',
};

beforeAll(preloadFeedback);

function open(notices: ArrivalNotice[]) {
  let left = notices;
  const api = fakeApi({
    'message/unread': () => ({ unread: 0 }),
    'product/arrival/list': () => left,
    'product/arrival/cancel': ({ productId }) => {
      left = left.filter((notice) => notice.productId !== productId);
      return null;
    },
  });
  return { api, ...renderScreen(<App />, { mount: '/mine', path: '/mine/arrivalNotices' }) };
}

test('a notice links to its product, and can be cancelled', async () => {
  const { user } = open([forceps]);
  expect(await screen.findByRole('link', { name: '一次性活检钳' })).toHaveAttribute(
    'href',
    '/home/detail?id=9',
  );
  expect(screen.getByText(/2026-11-20 订阅.*预计 2099-12-24 到货/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '取消通知 一次性活检钳' }));
  expect(await screen.findByText('没有等待到货的商品，无货的商品可在其页面订阅')).toBeVisible();
});

test('a date that has passed is not shown any more', async () => {
  open([{ ...forceps, expectedDate: '2026-01-01' }]);
  expect(await screen.findByText(/订阅/)).not.toHaveTextContent('预计');
});
