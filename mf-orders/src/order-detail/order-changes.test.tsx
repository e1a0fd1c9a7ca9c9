import { act, fireEvent, screen } from '@testing-library/react';
import { Activity, useState } from 'react';
import { anOrder, anOrderCard, fakeApi, renderScreen } from 'shared-kernel/testing';
import App from '../app';
import { openOrder } from '../testing/open-order';

// Loading a screen takes real time, and these tests use fake timers.
beforeAll(() =>
  Promise.all([import('./order-detail-screen'), import('../order-center/order-center-screen')]),
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('an open order shows its new status by itself', async () => {
  openOrder({ status: 6, statusName: '合同已上传' });
  // The first render also waits for lazily loaded code.
  await wait(1);
  await wait(1);
  expect(screen.getByText('合同已上传')).toBeVisible();
  fakeApi({ 'order/detail': () => anOrder({ status: 10, statusName: '待审核' }) });
  await wait(8);
  expect(screen.getByText('待审核')).toBeVisible();
});

test('polling slows down while nothing changes', async () => {
  const { bodiesOf } = openOrder({ status: 7 });
  await wait(600);
  expect(bodiesOf('order/detail').length).toBeLessThan(15);
  expect(bodiesOf('order/detail').length).toBeGreaterThan(9);
});

test('a final order is not polled', async () => {
  const { bodiesOf } = openOrder({ status: 9 });
  await wait(600);
  expect(bodiesOf('order/detail')).toHaveLength(1);
});

test('an open list shows new statuses and counts', async () => {
  const counts = { '-1': 1, '5': 1, '1': 0, '2': 0, '3': 0, '4': 0, '99': 0 };
  fakeApi({
    'order/count': () => counts,
    'order/page': () => ({ data: [anOrderCard()], count: 1 }),
  });
  renderScreen(<App />, { mount: '/orderCenter', path: '/orderCenter' });
  await wait(1);
  fakeApi({
    'order/count': () => ({ ...counts, '5': 0, '1': 1 }),
    'order/page': () => ({ data: [anOrderCard({ status: 10, statusName: '待审核' })], count: 1 }),
  });
  await wait(9);
  expect(screen.getByText('待审核')).toBeVisible();
  expect(screen.getByRole('link', { name: '待确认 1 个' })).toBeVisible();
});

function CachedPage() {
  const [isHidden, setIsHidden] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsHidden(!isHidden)}>
        换页
      </button>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <App />
      </Activity>
    </>
  );
}

test('a hidden page does not poll until it is shown again', async () => {
  const { bodiesOf } = fakeApi({
    'order/count': () => ({ '-1': 1, '5': 1, '1': 0, '2': 0, '3': 0, '4': 0, '99': 0 }),
    'order/page': () => ({ data: [anOrderCard()], count: 1 }),
  });
  renderScreen(<CachedPage />, { mount: '/orderCenter', path: '/orderCenter' });
  await wait(9);
  expect(bodiesOf('order/page')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: '换页' }));
  await wait(600);
  expect(bodiesOf('order/page')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: '换页' }));
  await wait(1);
  expect(bodiesOf('order/page')).toHaveLength(3);
});
