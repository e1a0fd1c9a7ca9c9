import { followWindow, tellWindow } from './tell-window';

let held: readonly string[];
let changes: Map<string, () => void>;

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test plays a browser that has not been here
  document.cookie = 'window=; Path=/; Max-Age=0';
  changes = new Map();
  window.matchMedia = ((query: string) => ({
    matches: held.includes(query),
    addEventListener: (_type: string, listener: () => void) => changes.set(query, listener),
  })) as unknown as typeof window.matchMedia;
});

test.each([
  [['(width < 992px)', '(height < 900px)'], 'narrow'],
  [['(height < 900px)'], 'low'],
  [[], 'wide'],
])('a window in which %j holds is %s', (holds, kind) => {
  held = holds;
  tellWindow();
  expect(document.cookie).toContain(`window=${kind}`);
});

test('what the server knows is not new to it', () => {
  held = [];
  expect([tellWindow(), tellWindow()]).toEqual([true, false]);
  held = ['(width < 992px)'];
  expect(tellWindow()).toBe(true);
});

test('a browser that keeps no cookies tells nothing', () => {
  held = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect(tellWindow()).toBe(false);
  jest.restoreAllMocks();
});

test('a window that becomes another kind is said to be that', () => {
  held = ['(height < 900px)'];
  tellWindow();
  followWindow();
  held = ['(width < 992px)'];
  changes.get('(width < 992px)')?.();
  expect(document.cookie).toContain('window=narrow');
});
