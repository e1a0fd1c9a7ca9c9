import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RemoteModule } from 'shared-kernel/federation';
import { RemoteFailure } from './remote-failure';
import { RemoteView } from './remote-view';
import { type Remotes, steadyRemotes } from './remotes';
import { RemotesProvider } from './remotes-context';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const broken: RemoteModule = {
  default: () => {
    throw new Error('broken on start');
  },
};
const good: RemoteModule = { default: () => <p>旧版本</p> };

function show(remotes: Remotes) {
  render(
    <RemotesProvider value={remotes}>
      <RemoteView
        remote="mf-cart"
        expose="app"
        loading="加载中"
        failed={({ retry, persists }) => (
          <button type="button" onClick={retry}>
            {persists ? '仍未成功' : '失败'}
          </button>
        )}
      />
    </RemotesProvider>,
  );
}

/** Remotes whose live version breaks, with a version before it when there is one. */
function breakingRemotes(before: RemoteModule | null): Remotes {
  let state = steadyRemotes({ mounts: [], routes: {}, load: async () => broken }).getState();
  const listeners = new Set<() => void>();
  return {
    ...steadyRemotes({
      mounts: [],
      routes: {},
      load: async () => (state.replaced['mf-cart'] && before) || broken,
    }),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fallBack(remote) {
      if (!before || state.replaced[remote]) return false;
      state = { ...state, replaced: { [remote]: 1 } };
      for (const listener of listeners) listener();
      return true;
    },
  };
}

test('a version that breaks on start gives way to the one before it', async () => {
  show(breakingRemotes(good));
  expect(await screen.findByText('旧版本')).toBeVisible();
});

test('when that breaks too, or there is none, the buyer is told', async () => {
  show(breakingRemotes(broken));
  expect(await screen.findByRole('button', { name: '失败' })).toBeVisible();
});

test('a retry that fails says that it goes on', async () => {
  show(breakingRemotes(null));
  await userEvent.click(await screen.findByRole('button', { name: '失败' }));
  expect(await screen.findByRole('button', { name: '仍未成功' })).toBeVisible();
});

test('what did not load is not tried again behind the loader’s back', async () => {
  const fallBack = jest.fn(() => false);
  show({
    ...steadyRemotes({
      mounts: [],
      routes: {},
      load: () => Promise.reject(new RemoteFailure('mf-cart', 'gone')),
    }),
    fallBack,
  });
  expect(await screen.findByRole('button', { name: '失败' })).toBeVisible();
  expect(fallBack).not.toHaveBeenCalled();
});

test('a view that is there already is shown without a wait', () => {
  show({ ...steadyRemotes({ mounts: [], routes: {}, load: async () => broken }), ready: () => good });
  expect(screen.getByText('旧版本')).toBeVisible();
});
