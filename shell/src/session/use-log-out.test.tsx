import { act, screen, waitFor, within } from '@testing-library/react';
import { endSession, getSession, startSession } from 'shared-kernel/session';
import { aSession, breakNetwork, refuse } from 'shared-kernel/testing';
import { address, renderShell } from '../testing/render-shell';

async function askToLogOut(user: ReturnType<typeof renderShell>['user']) {
  await user.click(await screen.findByRole('button', { name: /临江市第一人民医院/ }));
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('提示')).toBeVisible();
  expect(within(dialog).getByText('您将退出登录，请确认是否继续?')).toBeVisible();
  return async (answer: string) => {
    await user.click(within(dialog).getByRole('button', { name: answer }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };
}

test('logging out asks first, and a no changes nothing', async () => {
  const { user, bodiesOf } = renderShell('/mine', { session: aSession() });
  const answer = await askToLogOut(user);
  await answer('取消');
  expect(getSession()).not.toBeNull();
  expect(bodiesOf('member/web/logout')).toHaveLength(0);
  expect(address()).toBe('/mine');
});

test.each([
  ['answers', () => null],
  ['refuses', () => refuse('69999')],
  ['is not reached', breakNetwork],
])('logging out ends at the home page with nothing kept, when the server %s', async (_case, logout) => {
  const { user, requests, bodiesOf } = renderShell('/mine', {
    session: aSession(),
    answers: { 'member/web/logout': logout },
  });
  for (const key of ['dealer', 'goodsData', 'addList', 'chainAddrList']) localStorage.setItem(key, 'x');
  sessionStorage.setItem(`checkoutDraft:${aSession().user.id}`, '{"remark":"x"}');
  localStorage.setItem('recentlyViewed:1', '[]');
  const answer = await askToLogOut(user);
  await answer('确定');

  await waitFor(() => expect(address()).toBe('/home'));
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('checkoutDraft'))).toEqual([]);
  expect(await screen.findByRole('link', { name: '登录' })).toBeVisible();
  expect(getSession()).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByText('mf-account /mine')).not.toBeInTheDocument();
  expect(requests.find(({ path }) => path === 'member/web/logout')?.headers).toMatchObject({
    'a-session-id': 'token-1',
  });
  await waitFor(() => expect(bodiesOf('client/customerqrcode')).toHaveLength(1));
});

test('a server that is not reached is asked again until the session has ended there, too', async () => {
  let reached = false;
  const { user, requests } = renderShell('/mine', {
    session: { ...aSession(), token: 'left-behind' },
    answers: { 'member/web/logout': () => (reached ? null : breakNetwork()) },
  });
  const answer = await askToLogOut(user);
  await answer('确定');
  const asked = () =>
    requests.filter(
      ({ path, headers }) => path === 'member/web/logout' && headers['a-session-id'] === 'left-behind',
    );
  await waitFor(() => expect(asked()).toHaveLength(1));
  reached = true;
  act(() => {
    dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(asked()).toHaveLength(2));
});

test('a logout in another tab logs out here', async () => {
  renderShell('/mine', { session: aSession() });
  await screen.findByRole('heading', { name: 'mf-account /mine' });
  act(endSession);
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fmine'));
});

test('the next buyer sees nothing that was read for the last one', async () => {
  let amount = 3;
  const { bodiesOf } = renderShell('/home', {
    session: aSession(),
    answers: { 'memberCart/amount': () => ({ amount }) },
  });
  expect(await screen.findByRole('link', { name: /购物车.*共 3 项/ })).toBeVisible();
  amount = 8;
  act(endSession);
  act(() => startSession({ ...aSession(), token: 'token-2' }));
  expect(await screen.findByRole('link', { name: /购物车.*共 8 项/ })).toBeVisible();
  expect(bodiesOf('memberCart/amount')).toHaveLength(2);
});
