import { waitFor } from '@testing-library/react';
import { renderScreen } from 'shared-kernel/testing';
import App from './app';

test.each([
  ['/home/nothing', '/home'],
  ['/searchpage/nothing', '/searchpage'],
])('%s does not exist', async (path, mount) => {
  const { currentPath } = renderScreen(<App />, { path, mount });
  await waitFor(() => expect(currentPath()).toBe('/404'));
});
