import { waitFor } from '@testing-library/react';
import { renderScreen } from 'shared-kernel/testing';
import App from './app';

test('an address below the cart that does not exist is said not to', async () => {
  const { currentPath } = renderScreen(<App />, { path: '/shoppingCar/nowhere', mount: '/shoppingCar' });
  await waitFor(() => expect(currentPath()).toBe('/404'));
});
