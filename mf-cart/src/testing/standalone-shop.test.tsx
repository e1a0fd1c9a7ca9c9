import { screen } from '@testing-library/react';
import { renderScreen } from 'shared-kernel/testing';
import App from '../app';
import { fake } from './standalone-shop';

test('the standalone page works without an API', async () => {
  const { error } = console;
  const told = jest.spyOn(console, 'error').mockImplementation(error);
  fake.answer();
  renderScreen(<App />, { mount: '/shoppingCar', path: '/shoppingCar', session: fake.session });
  expect(await screen.findByText('多酶清洗剂')).toBeVisible();
  expect(told.mock.calls.flat().filter((text) => `${text}`.startsWith('fakeApi has no answer'))).toEqual([]);
});
