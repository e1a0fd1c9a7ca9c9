import '@arco-design/web-react/es/_util/react-19-adapter';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { preloadFeedback } from 'shared-kernel/ui';
import { rememberTyping } from '../page-cache/typed-fields';
import { type Remotes, type RemotesState, steadyRemotes } from '../remotes/remotes';
import { RemotesProvider } from '../remotes/remotes-context';
import { useLeaveWithdrawn } from './use-leave-withdrawn';

function changingRemotes() {
  let state: RemotesState = steadyRemotes({ mounts: [], routes: {}, load: jest.fn() }).getState();
  const listeners = new Set<() => void>();
  const remotes: Remotes = {
    ...steadyRemotes({ mounts: [], routes: {}, load: jest.fn() }),
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
  const takeBack = (app: string) =>
    act(async () => {
      state = { ...state, outdated: new Set([app]) };
      for (const listener of listeners) listener();
    });
  return { remotes, takeBack };
}

function Page() {
  useLeaveWithdrawn('shell');
  return (
    <main>
      <input aria-label="备注" />
      <Link to="/next">下一页</Link>
    </main>
  );
}

/** jsdom says that it cannot load another document; that is how a reload is seen. */
const reloads = () => said.mock.calls.filter(([error]) => `${error}`.includes('navigation')).length;

let said: jest.SpyInstance;
let stop = () => {};
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => {});
  stop = rememberTyping();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});
beforeAll(preloadFeedback);

function open() {
  const { remotes, takeBack } = changingRemotes();
  render(
    <MemoryRouter>
      <RemotesProvider value={remotes}>
        <Page />
      </RemotesProvider>
    </MemoryRouter>,
  );
  return takeBack;
}

test('who has just come leaves a version that was taken back at once', async () => {
  const takeBack = open();
  await takeBack('shell');
  expect(reloads()).toBe(1);
});

test('who has been there for a while leaves it with the next page', async () => {
  const now = jest.spyOn(Date, 'now');
  const takeBack = open();
  now.mockReturnValue(Date.now() + 60_000);
  await takeBack('shell');
  expect(reloads()).toBe(0);
  await userEvent.click(screen.getByRole('link', { name: '下一页' }));
  expect(reloads()).toBe(1);
});

test('what was typed is not lost without a word', async () => {
  const takeBack = open();
  await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '周二送货');
  await takeBack('shell');
  expect(await screen.findByText('商城已更新')).toBeInTheDocument();
  expect(reloads()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: '稍后' }));
  expect(reloads()).toBe(0);
  await userEvent.click(screen.getByRole('link', { name: '下一页' }));
  await userEvent.click(await screen.findByRole('button', { name: '立即刷新' }));
  expect(reloads()).toBe(1);
});
