import { waitFor } from '@testing-library/react';
import { renderScreen } from 'shared-kernel/testing';
import App from './app';

test('an unknown page of the user centre is not found', async () => {
  const { currentPath } = renderScreen(<App />, { path: '/mine/nothing', mount: '/mine' });
  await waitFor(() => expect(currentPath()).toBe('/404'));
});
