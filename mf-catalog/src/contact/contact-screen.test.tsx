import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { fakeApi, renderScreen } from 'shared-kernel/testing';
import type { SlotLoaderProps } from 'shared-kernel/ui';
import App from '../app';

const open = (slotLoader: ComponentType<SlotLoaderProps>) =>
  renderScreen(<App />, { path: '/home/contact_us', mount: '/home', session: null, slotLoader });

beforeEach(() => {
  fakeApi({});
});

test('a visitor sees the shop’s only contact page', async () => {
  open(({ name }) => <p>{name}</p>);
  expect(await screen.findByText('shell/contact')).toBeVisible();
});

test('a contact page that fails to load can be retried', async () => {
  const retry = jest.fn();
  const { user } = open(({ failed }) => failed(retry));
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  expect(retry).toHaveBeenCalled();
});
