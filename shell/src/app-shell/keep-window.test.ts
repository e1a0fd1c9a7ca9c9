import { keepWindow } from './keep-window';

test.each([
  [['(width < 992px)', '(height < 900px)'], 'narrow'],
  [['(height < 900px)'], 'low'],
  [[], 'wide'],
])('a window in which %j holds is %s', (held, kind) => {
  window.matchMedia = ((query: string) => ({ matches: held.includes(query) })) as typeof window.matchMedia;
  keepWindow();
  expect(document.cookie).toContain(`window=${kind}`);
});
