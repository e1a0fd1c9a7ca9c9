import type { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fakeApi } from '../testing';
import { callKey } from './call-key';
import { CallsProvider } from './calls-provider';
import { createQueryClient } from './create-query-client';
import { type DrawnReply, takeDrawnReplies } from './drawn-replies';
import { useCall } from './use-call';

function Banners() {
  const { data = [], isPending, isError } = useCall('banner/list', { position: 'index' });
  return <p>{isPending ? '加载中' : `${data.map(({ title }) => title)}${isError ? '（未能更新）' : ''}`}</p>;
}

test('what a document was drawn from is shown at once, and not asked for again', async () => {
  const api = fakeApi({});
  const client = createQueryClient();
  takeDrawnReplies(client, [
    { path: 'banner/list', request: { position: 'index' }, reply: [{ title: '十分钟' }] },
  ]);
  render(
    <CallsProvider client={client}>
      <Banners />
    </CallsProvider>,
  );
  expect(screen.getByText('十分钟')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve));
  expect(api.requests).toEqual([]);
});

describe('a part of the page that becomes alive late', () => {
  const given = [{ path: 'banner/list', request: { position: 'index' }, reply: [{ title: '十分钟' }] }];
  let root: Root | undefined;
  afterEach(() => {
    act(() => root?.unmount());
    document.body.replaceChildren();
  });

  /** @returns what React had to draw anew, and what the page shows in the end */
  async function makeAlive(replies: readonly DrawnReply[], changed: (client: QueryClient) => void) {
    fakeApi({ 'banner/list': () => [] });
    const page = (client: QueryClient) => (
      <CallsProvider client={client}>
        <Banners />
      </CallsProvider>
    );
    const server = createQueryClient();
    takeDrawnReplies(server, replies);
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page(server));
    const drawn = place.textContent;
    const client = createQueryClient();
    takeDrawnReplies(client, replies);
    changed(client);
    const drawnAnew: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(place, page(client), { onRecoverableError: (error) => drawnAnew.push(error) });
    });
    return { drawn, drawnAnew, shown: place.textContent };
  }

  test('stands as it was drawn, although its reply came meanwhile; then it shows that', async () => {
    const change = (client: QueryClient) =>
      client.setQueryData(callKey('banner/list', { position: 'index' }), [{ title: '刚到' }] as never);
    expect(await makeAlive([], change)).toEqual({ drawn: '加载中', drawnAnew: [], shown: '刚到' });
  });

  test('so does one whose call has failed meanwhile', async () => {
    const change = (client: QueryClient) => {
      const queryKey = callKey('banner/list', { position: 'index' });
      const error = new Error('no reply');
      client.getQueryCache().find({ queryKey })?.setState({ status: 'error', error });
    };
    expect(await makeAlive(given, change)).toEqual({
      drawn: '十分钟',
      drawnAnew: [],
      shown: '十分钟（未能更新）',
    });
  });

  test('so does one whose reply is another by now', async () => {
    const change = (client: QueryClient) =>
      client.setQueryData(callKey('banner/list', { position: 'index' }), [{ title: '改过的' }] as never);
    expect(await makeAlive(given, change)).toEqual({ drawn: '十分钟', drawnAnew: [], shown: '改过的' });
  });
});
