import '@arco-design/web-react/es/_util/react-19-adapter';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { preloadFeedback } from 'shared-kernel/ui';
import { rememberTyping } from '../page-cache/typed-fields';
import { type Remotes, type RemotesState, steadyRemotes } from '../remotes/remotes';
import { RemotesProvider } from '../remotes/remotes-context';
import { answered } from './answered';
import { StaleBar } from './stale-bar';
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
  const takeBack = (app: string, isUrgent = false) =>
    act(async () => {
      state = { ...state, outdated: new Set([app]), urgent: new Set(isUrgent ? [app] : []) };
      for (const listener of listeners) listener();
    });
  return { remotes, takeBack };
}

function Page({ app }: { app: string }) {
  const stays = useLeaveWithdrawn(app);
  return (
    <main>
      {stays && <StaleBar />}
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

function open(app = 'shell') {
  const { remotes, takeBack } = changingRemotes();
  render(
    <MemoryRouter>
      <RemotesProvider value={remotes}>
        <Page app={app} />
      </RemotesProvider>
    </MemoryRouter>,
  );
  return { takeBack, getState: remotes.getState };
}

test('who has just come leaves a version that was taken back at once', async () => {
  const { takeBack } = open();
  await takeBack('shell');
  expect(reloads()).toBe(1);
});

test('who has been there for a while leaves it with the next page', async () => {
  const now = jest.spyOn(Date, 'now');
  const { takeBack } = open();
  now.mockReturnValue(Date.now() + 60_000);
  await takeBack('shell');
  expect(reloads()).toBe(0);
  await userEvent.click(screen.getByRole('link', { name: '下一页' }));
  expect(reloads()).toBe(1);
});

test('what is urgent asks who has been there for a while, and holds what they write until they answer', async () => {
  const now = jest.spyOn(Date, 'now');
  const { takeBack, getState } = open('mf-cart');
  now.mockReturnValue(Date.now() + 60_000);
  await takeBack('mf-cart', true);
  const written = jest.fn();
  const writing = answered(getState).then(written);
  expect(await screen.findByText(/本页的版本已停用/)).toBeInTheDocument();
  expect(written).not.toHaveBeenCalled();
  expect(reloads()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: '暂不刷新' }));
  await writing;
  expect(written).toHaveBeenCalled();
  await answered(getState);
});

test('nothing is held where nothing is urgent', async () => {
  const { takeBack, getState } = open();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await takeBack('shell');
  await answered(getState);
});

test('what was typed is not lost without a word, and who stays is asked once', async () => {
  const { takeBack } = open();
  await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '周二送货');
  await takeBack('shell');
  expect(await screen.findByText('商城已更新')).toBeInTheDocument();
  expect(reloads()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: '稍后' }));
  expect(reloads()).toBe(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('link', { name: '下一页' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('本页仍是更新前的版本');
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(reloads()).toBe(1);
});
