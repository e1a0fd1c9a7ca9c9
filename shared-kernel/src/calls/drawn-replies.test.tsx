import { render, screen } from '@testing-library/react';
import { fakeApi } from '../testing';
import { CallsProvider } from './calls-provider';
import { createQueryClient } from './create-query-client';
import { takeDrawnReplies } from './drawn-replies';
import { useCall } from './use-call';

function Banners() {
  const { data = [], isPending } = useCall('banner/list', { position: 'index' });
  return <p>{isPending ? '加载中' : data.map(({ title }) => title).join()}</p>;
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
