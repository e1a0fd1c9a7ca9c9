import { waitFor } from '@testing-library/react';
import { renderScreen } from 'shared-kernel/testing';
import App from './app';

test('an unknown page of the order centre is not found', async () => {
  const { currentPath } = renderScreen(<App />, { path: '/orderCenter/nothing', mount: '/orderCenter' });
  await waitFor(() => expect(currentPath()).toBe('/404'));
});
