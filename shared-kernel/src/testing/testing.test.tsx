import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { api } from '../http';
import { getSession, useSession } from '../session';
import { anOrderCard, breakNetwork, fakeApi, neverReply, refuse, renderScreen } from '.';

function Cart() {
  const { data, error } = useQuery({
    queryKey: ['memberCart/amount'],
    queryFn: ({ signal }) => api.get('memberCart/amount', { signal }),
  });
  return (
    <>
      <p>{useSession()?.user.clientName ?? '访客'}</p>
      <p>{data ? `${data.amount} 件` : (error?.message ?? '加载中')}</p>
      <Link to="divideOrder?id=1">拆分配送</Link>
    </>
  );
}

const app = (
  <Routes>
    <Route index element={<Cart />} />
    <Route path="divideOrder" element={<p>拆分配送页</p>} />
  </Routes>
);
const at = { path: '/shoppingCar', mount: '/shoppingCar' };

test('a screen gets its data, its buyer and its routes', async () => {
  const { requests } = fakeApi({ 'memberCart/amount': () => ({ amount: 3 }) });
  const { user, currentPath } = renderScreen(app, at);
  expect(await screen.findByText('3 件')).toBeVisible();
  expect(screen.getByText('临江市第一人民医院')).toBeVisible();
  expect(requests[0]?.headers).toMatchObject({ 'a-session-id': 'token-1' });
  await user.click(screen.getByRole('link', { name: '拆分配送' }));
  expect(screen.getByText('拆分配送页')).toBeVisible();
  expect(currentPath()).toBe('/shoppingCar/divideOrder?id=1');
});

test('a refusal reaches the screen and is shown in a toast', async () => {
  fakeApi({ 'memberCart/amount': () => refuse('50001', '购物车暂不可用') });
  renderScreen(app, { ...at, session: null });
  expect(await screen.findByText('访客')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('购物车暂不可用')).toHaveLength(2));
});

test('a broken connection reaches the screen', async () => {
  fakeApi({ 'memberCart/amount': breakNetwork });
  renderScreen(app, at);
  expect((await screen.findAllByText('网络连接失败，请检查网络')).length).toBeGreaterThan(0);
});

test('a reply that never comes leaves the screen loading and can be aborted', async () => {
  fakeApi({ 'memberCart/amount': neverReply });
  renderScreen(app, at);
  expect(screen.getByText('加载中')).toBeVisible();
  const controller = new AbortController();
  const call = api.get('memberCart/amount', { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
});

test('no state of a test is left for the next', () => {
  expect(getSession()).toBeNull();
  expect(screen.queryByText('网络连接失败，请检查网络')).not.toBeInTheDocument();
  expect(fakeApi({}).requests).toEqual([]);
});

test('counted replies, uploads, downloads and missing answers behave as on the wire', async () => {
  const { bodiesOf } = fakeApi({
    'order/page': ({ webStatus }) => ({ data: [anOrderCard()], count: webStatus === 5 ? 41 : 0 }),
    'file/upload': (form) => ({ fileId: String(form.get('orderId')) }),
    'file/download/:fileId': ({ fileId }) =>
      fileId === 'f1' ? new File(['x'], '合同.pdf') : refuse('60004', '没有'),
  });
  await expect(api.postCounted('order/page', { webStatus: 5 })).resolves.toMatchObject({ count: 41 });
  expect(bodiesOf('order/page')).toEqual([{ webStatus: 5 }]);

  const onProgress = jest.fn();
  const file = new File(['x'], 'a.pdf');
  const fields = { busType: 4, fileName: 'a.pdf', orderId: 'o1' } as const;
  await expect(api.upload('file/upload', { file, fields }, { onProgress })).resolves.toEqual({
    fileId: 'o1',
  });
  expect(onProgress).toHaveBeenCalledWith(100);

  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await api.download('file/download/:fileId', { fileId: 'f1' });
  expect(saved).toEqual(['合同.pdf']);
  await expect(api.download('file/download/:fileId', { fileId: 'f2' })).rejects.toMatchObject({
    code: '60004',
  });

  const missing = jest.spyOn(console, 'error').mockImplementation(() => {});
  await expect(api.post('client/dealers', {})).rejects.toMatchObject({ code: '40000' });
  expect(missing).toHaveBeenCalledWith('fakeApi has no answer for client/dealers');
});
