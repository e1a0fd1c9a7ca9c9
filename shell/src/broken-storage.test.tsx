import { screen } from '@testing-library/react';
import { renderShell } from './testing/render-shell';

const shapes = [
  '',
  '{',
  'null',
  'true',
  '5',
  '"text"',
  '[]',
  '[null]',
  '[[]]',
  '[5,{}]',
  '{}',
  '{"id":"7","clientType":1}',
  '{"id":"7","clientName":null,"clientType":1}',
  '{"id":"7","clientName":{"a":1},"clientType":1}',
  '{"account":{},"iv":5,"password":[]}',
  '{"largeType":"x","highContrast":{}}',
];

const kept: [Storage, string[]][] = [
  [localStorage, ['userInfo', 'dealer', 'recentSearches', 'readingComfort', 'rememberedLogin']],
  [sessionStorage, ['scrollPositions', 'loginTab', 'overrides', 'countdown:login']],
];

afterEach(() => {
  for (const [storage] of kept) storage.clear();
});

describe.each(shapes)('with %s wherever something is kept', (shape) => {
  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test plays what another page left
    document.cookie = 'Authorization=t';
    for (const [storage, keys] of kept) for (const key of keys) storage.setItem(key, shape);
  });

  test('a visitor’s page is shown', async () => {
    renderShell('/home');
    expect(await screen.findByRole('link', { name: '登录' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'mf-catalog /home' })).toBeVisible();
  });

  test('the login is shown', async () => {
    renderShell('/login');
    expect(await screen.findByRole('button', { name: '登录' })).toBeVisible();
  });
});
