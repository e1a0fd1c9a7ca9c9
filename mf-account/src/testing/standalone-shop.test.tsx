import { screen } from '@testing-library/react';
import { renderScreen } from 'shared-kernel/testing';
import App from '../app';
import { fake } from './standalone-shop';

test('the standalone page works without an API', async () => {
  const { error } = console;
  const told = jest.spyOn(console, 'error').mockImplementation(error);
  fake.answer();
  renderScreen(<App />, { mount: '/mine', path: '/mine', session: fake.session });
  expect(await screen.findByRole('heading', { name: '消息中心', level: 1 })).toBeVisible();
  expect(told.mock.calls.flat().filter((text) => `${text}`.startsWith('fakeApi has no answer'))).toEqual([]);
});
