import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Component, type ReactNode, Suspense } from 'react';
import { lazyView, readyScreen, renewFailedViews } from './lazy-view';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch() {
    renewFailedViews();
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        重试
      </button>
    );
  }
}

const Words = ({ text }: { text: string }) => <p>{text}</p>;

async function show(load: () => Promise<{ default: typeof Words }>) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const View = lazyView(load);
  await act(async () => {
    render(
      <Boundary>
        <Suspense fallback="加载中">
          <View text="到了" />
        </Suspense>
      </Boundary>,
    );
  });
}

test('code that failed to load is loaded again by a retry, and only then', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue({ default: Words });
  await show(load);
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('到了')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed retry can be repeated', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('no line'))
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue({ default: Words });
  await show(load);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText('到了')).toBeVisible();
});

test('loaded code is not fetched again', async () => {
  const load = jest.fn().mockResolvedValue({ default: Words });
  await show(load);
  renewFailedViews();
  expect(screen.getByText('到了')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a prepared screen is shown without a wait', async () => {
  const load = jest.fn(async () => ({ default: Words }));
  const Screen = lazyView(load, '/mine');
  await readyScreen('/mine');
  render(
    <Suspense fallback="加载中">
      <Screen text="到了" />
    </Suspense>,
  );
  expect(screen.getByText('到了')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a screen that could not be prepared is fetched when it is shown', async () => {
  const load = jest.fn(async () => ({ default: Words })).mockRejectedValueOnce(new Error('no line'));
  const Screen = lazyView(load, '/mine/statement');
  await readyScreen('/mine/statement');
  await act(async () => {
    render(
      <Suspense fallback="加载中">
        <Screen text="到了" />
      </Suspense>,
    );
  });
  expect(screen.getByText('到了')).toBeVisible();
});
