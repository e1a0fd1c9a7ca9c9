import { waitFor } from '@testing-library/react';
import { renderScreen } from 'shared-kernel/testing';
import App from './app';

test('a page that the user centre does not have is not found', async () => {
  const { currentPath } = renderScreen(<App />, { path: '/mine/nothing', mount: '/mine' });
  await waitFor(() => expect(currentPath()).toBe('/404'));
});
