import { waitFor } from '@testing-library/react';
import { renderScreen } from 'shared-kernel/testing';
import App from './app';

test('an unknown address below the cart is not found', async () => {
  const { currentPath } = renderScreen(<App />, { path: '/shoppingCar/nowhere', mount: '/shoppingCar' });
  await waitFor(() => expect(currentPath()).toBe('/404'));
});
