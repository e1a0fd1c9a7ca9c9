import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ApiError } from '../http';
import { QueryView, type QueryViewProps, type ShownQuery } from './query-view';

const timeout = new ApiError({ kind: 'timeout', message: '请求超时，请检查网络' });

function show(query: Partial<ShownQuery<string[]>>, props: Partial<QueryViewProps<string[]>> = {}) {
  const refetch = jest.fn();
  render(
    <QueryView
      name="订单"
      query={{ data: undefined, error: null, isFetching: false, refetch, ...query }}
      skeleton={<i data-shape="" />}
      isEmpty={(orders) => orders.length === 0}
      empty={<p>暂无订单</p>}
      {...props}
    >
      {(orders) => <p>{orders.join()}</p>}
    </QueryView>,
  );
  return { refetch, user: userEvent.setup() };
}

test('a pending reply is announced as loading', () => {
  show({ isFetching: true });
  expect(screen.getByRole('status', { name: '订单加载中' })).toHaveAttribute('aria-busy', 'true');
});

test('a failure shows its reason, and can be retried', async () => {
  const { refetch, user } = show({ error: timeout });
  expect(screen.getByRole('alert')).toHaveTextContent('请求超时，请检查网络');
  await user.click(screen.getByRole('button', { name: '重新加载' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a failure may have its own text', () => {
  show({ error: timeout }, { explain: (error) => error === timeout && <p>没有找到这个订单</p> });
  expect(screen.getByText('没有找到这个订单')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failure without its own text has the usual one', () => {
  show({ error: timeout }, { explain: (error) => error !== timeout && <p>没有找到这个订单</p> });
  expect(screen.getByRole('alert')).toHaveTextContent('请求超时，请检查网络');
});

test('an empty reply says so', () => {
  show({ data: [] });
  expect(screen.getByText('暂无订单')).toBeVisible();
});

test('a reply is shown without state messages', () => {
  show({ data: ['A', 'B'] });
  expect(screen.getByText('A,B')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('content stays when a refetch fails, and the failure is shown next to it', async () => {
  const { refetch, user } = show({ data: ['A'], error: timeout });
  expect(screen.getByText('A')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('订单未能更新：请求超时，请检查网络');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重新加载' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('retry is disabled while one is in flight', () => {
  show({ data: ['A'], error: timeout, isFetching: true });
  expect(screen.getByRole('button', { name: '重新加载', busy: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('an empty reply stays empty when a refetch fails', () => {
  show({ data: [], error: timeout });
  expect(screen.getByText('暂无订单')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('订单未能更新');
});

test('in compact form a failure takes one line', async () => {
  const { refetch, user } = show({ error: timeout }, { compact: true });
  expect(screen.getByRole('alert')).toHaveTextContent('订单加载失败，点击重试');
  await user.click(screen.getByRole('button', { name: '订单加载失败，点击重试' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('in compact form, too, content stays', () => {
  show({ data: ['A'], error: timeout }, { compact: true });
  expect(screen.getByText('A')).toBeVisible();
  expect(screen.getByRole('button', { name: '订单未能更新，点击重试' })).toBeVisible();
});

test('content in slices replaces its skeleton, and earlier content shows at once', async () => {
  const props = {
    name: '订单',
    skeleton: <i>形状</i>,
    inSlices: true,
    children: (orders: string[]) => orders.join(),
  };
  const query = { data: undefined, error: null, isFetching: true, refetch: jest.fn() };
  const { rerender } = render(<QueryView {...props} query={query} />);
  expect(screen.getByText('形状')).toBeInTheDocument();
  rerender(<QueryView {...props} query={{ ...query, data: ['A'] }} />);
  expect(await screen.findByText('A')).toBeInTheDocument();
  expect(renderToString(<QueryView {...props} query={{ ...query, data: ['B'] }} />)).toBe('B');
});
