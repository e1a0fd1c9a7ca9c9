import { act, screen, waitFor, within } from '@testing-library/react';
import { getSession } from 'shared-kernel/session';
import { aSession, refuse } from 'shared-kernel/testing';
import { RemoteFailure } from '../remotes/remote-failure';
import { fakeRemotes } from '../testing/fake-remotes';
import { loginKey } from '../testing/login-key';
import { address, renderShell } from '../testing/render-shell';

const loggedIn = { sessionId: 'token-2', userId: 'u1', name: '张', ...aSession().user };
const loginAnswers = {
  'member/web/login/key': () => loginKey.seal(),
  'member/web/login': () => loggedIn,
};
async function logIn(user: ReturnType<typeof renderShell>['user']) {
  await user.type(await screen.findByLabelText('登录账号'), 'hospital');
  await user.type(screen.getByLabelText('密码'), 'abc123{Enter}');
}

test('a visitor who opens the cart logs in and comes back to it', async () => {
  const { user } = renderShell('/shoppingCar?skuId=7', { answers: loginAnswers });
  await waitFor(() => expect(address()).toBe('/login?redirect=%2FshoppingCar%3FskuId%3D7'));
  expect(screen.queryByRole('banner', { hidden: false })).not.toBeInTheDocument();
  await logIn(user);
  expect(await screen.findByRole('heading', { name: 'mf-cart /shoppingCar?skuId=7' })).toBeVisible();
  expect(address()).toBe('/shoppingCar?skuId=7');
});

test.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', '/login?redirect=/mine'])(
  'after login nobody is led to %s',
  async (redirect) => {
    const { user } = renderShell(`/login?redirect=${encodeURIComponent(redirect)}`, {
      answers: loginAnswers,
    });
    await logIn(user);
    await waitFor(() => expect(address()).toBe('/home'));
  },
);

test('a buyer who opens the login is sent home', async () => {
  renderShell('/login?redirect=%2Fmine', { session: aSession() });
  await waitFor(() => expect(address()).toBe('/home'));
  expect(await screen.findByRole('heading', { name: 'mf-catalog /home' })).toBeVisible();
});

test('the root is the home page', async () => {
  renderShell('/');
  await waitFor(() => expect(address()).toBe('/home'));
});

test('a cookie without user info is no session, and is cleared', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser may hold after a crash
  document.cookie = 'Authorization=orphan; path=/';
  renderShell('/mine');
  await waitFor(() => expect(address()).toMatch(/^\/login/));
  expect(getSession()).toBeNull();
  await waitFor(() => expect(document.cookie).not.toContain('orphan'));
});

test('user info without a cookie is no session, and is cleared', async () => {
  localStorage.setItem('userInfo', JSON.stringify(aSession().user));
  renderShell('/mine');
  await waitFor(() => expect(address()).toMatch(/^\/login/));
  await waitFor(() => expect(localStorage.getItem('userInfo')).toBeNull());
});

test.each([
  ['a buyer', { session: aSession() }],
  ['a visitor', {}],
])('an unknown path is not found for %s, with the way home', async (_who, options) => {
  renderShell('/no/such/page', options);
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeVisible();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
});

test('the title is that of the query, else of the route', async () => {
  renderShell('/home/all_product?title=%E6%B6%88%E6%AF%92');
  await waitFor(() => expect(document.title).toBe('消毒'));
});

test('a page keeps what was typed, and its address, while another is shown', async () => {
  const { user } = renderShell('/home', { session: aSession() });
  await user.type(await screen.findByLabelText('便笺'), '记一下');
  await user.click(screen.getByRole('link', { name: '去购物车' }));
  expect(await screen.findByRole('heading', { name: 'mf-cart /shoppingCar' })).toBeVisible();
  expect(screen.getByText('mf-catalog /home')).not.toBeVisible();

  act(() => window.history.back());
  await waitFor(() => expect(screen.getByText('mf-catalog /home')).toBeVisible());
  expect(screen.getByDisplayValue('记一下')).toBeVisible();
});

test('an expired session leads to the login and back, and leaves no page behind', async () => {
  let expired = false;
  const { queryClient } = renderShell('/mine', {
    session: aSession(),
    answers: { 'message/unread': () => (expired ? refuse('40001') : { unread: 0 }) },
  });
  await screen.findByRole('heading', { name: 'mf-account /mine' });
  expired = true;
  await act(() => queryClient.refetchQueries({ queryKey: ['message/unread'] }));
  await waitFor(() => expect(address()).toBe('/login?redirect=%2Fmine'));
  expect(screen.queryByText('mf-account /mine')).not.toBeInTheDocument();
  expect(getSession()).toBeNull();
});

test('a remote that fails leaves the shop around it, and can be tried again', async () => {
  let down = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = renderShell('/shoppingCar', {
    session: aSession(),
    remotes: fakeRemotes({ 'mf-cart': () => (down ? new Error('503') : null) }),
  });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('此页面暂时无法打开')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  down = false;
  await user.click(within(alert).getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: 'mf-cart /shoppingCar' })).toBeVisible();
});

test('a remote that only a reload can mend offers one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderShell('/shoppingCar', {
    session: aSession(),
    remotes: fakeRemotes({ 'mf-cart': () => new RemoteFailure('mf-cart', '', { needsReload: true }) }),
  });
  expect(await screen.findByRole('button', { name: '刷新页面' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
});
