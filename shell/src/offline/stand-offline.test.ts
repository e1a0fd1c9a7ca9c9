import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from 'shared-kernel/calls';
import { noticeHtml } from './notice';
import { standOffline } from './stand-offline';

const register = jest.fn(async () => undefined);
const deleteDatabase = jest.fn();
const unregister = jest.fn(async () => true);
const kept = new Set(['shop', 'shop-replies']);

function openShop(composition: object, notice = '') {
  document.body.innerHTML = `${notice}<div id="root"></div>
    <script type="application/json" id="composition">${JSON.stringify(composition)}</script>`;
  const serviceWorker = Object.assign(new EventTarget(), {
    register,
    ready: new Promise(() => {}),
    getRegistration: async () => ({ unregister }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(globalThis, 'caches', {
    value: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    configurable: true,
  });
  Object.defineProperty(globalThis, 'indexedDB', { value: { deleteDatabase }, configurable: true });
  const queryClient = createQueryClient();
  const again = jest.spyOn(queryClient, 'invalidateQueries');
  standOffline(queryClient);
  return { again, serviceWorker };
}

const notice = () => screen.queryByText(/当前没有网络，只能查看/);
const reachable = (ok: boolean) => {
  globalThis.fetch = jest.fn(async () =>
    ok ? ({ ok } as Response) : Promise.reject(new TypeError('no network')),
  );
};

afterEach(() => {
  register.mockClear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a worker is asked for where the composition states that there is one; elsewhere what is left goes', async () => {
  openShop({ offline: true });
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(kept.size).toBe(2);
  register.mockClear();
  openShop({});
  expect(register).not.toHaveBeenCalled();
  await waitFor(() => expect(deleteDatabase).toHaveBeenCalledWith('workbox-expiration'));
  expect(kept.size).toBe(0);
  expect(unregister).toHaveBeenCalledTimes(1);
});

test('a page that was kept goes on when the shop can be reached, and asks for everything anew', async () => {
  const { again } = openShop({ offline: true }, noticeHtml('2026-11-22T06:05:00Z'));
  const button = screen.getByRole('button', { name: '重新连接' });
  reachable(false);
  await userEvent.click(button);
  await waitFor(() => expect(button).toBeEnabled());
  expect(notice()).toBeVisible();
  expect(again).not.toHaveBeenCalled();
  reachable(true);
  await userEvent.click(button);
  await waitFor(() => expect(notice()).toBeNull());
  expect(again).toHaveBeenCalledTimes(1);
});

test('an open page says so, once, when its line goes or it is shown something kept', async () => {
  const { serviceWorker } = openShop({ offline: true });
  expect(notice()).toBeNull();
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'kept' } }));
  window.dispatchEvent(new Event('offline'));
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(notice()).toBeVisible();
  reachable(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(notice()).toBeNull());
});
