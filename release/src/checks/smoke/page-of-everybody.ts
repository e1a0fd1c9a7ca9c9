/// <reference lib="dom" />

import type { Page } from 'playwright-core';

/** What every app of a page uses, and none may replace for the others. The check itself takes `sendBeacon`. */
const SHARED = [
  'fetch',
  'XMLHttpRequest',
  'XMLHttpRequest.prototype.open',
  'XMLHttpRequest.prototype.send',
  'history.pushState',
  'history.replaceState',
  'addEventListener',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'Promise',
  'Promise.prototype.then',
  'JSON.parse',
  'JSON.stringify',
  'Date',
  'Date.now',
  'Array.prototype.map',
  'Element.prototype.append',
  'Node.prototype.appendChild',
  'Document.prototype.createElement',
  'Storage.prototype.setItem',
];

/** So long a page may answer nobody at a stretch, in milliseconds, also on a machine that has other work. */
const FROZEN_MS = 5_000;

/** As text, for what runs in the page is not to need anything of what runs here. */
const WATCHER = `(names => {
  // Compilers name functions with its help.
  globalThis.__name ??= value => value;
  const begin = setInterval;
  const end = clearInterval;
  const intervals = new Set();
  globalThis.setInterval = (...asked) => {
    const id = begin(...asked);
    intervals.add(id);
    return id;
  };
  globalThis.clearInterval = id => { intervals.delete(id); end(id); };
  const workers = new Set();
  const { serviceWorker } = navigator;
  for (const does of serviceWorker ? ['register', 'getRegistration', 'getRegistrations'] : []) {
    const asked = serviceWorker[does];
    serviceWorker[does] = (...given) => {
      const app = new Error().stack.match(/\\/apps\\/([^/]+)\\//);
      workers.add((app ? app[1] : 'the page') + ' asks for service workers: ' + does + '(' + (given[0] ?? '') + ')');
      return asked.apply(serviceWorker, given);
    };
  }
  let lastKey = null;
  addEventListener('keydown', event => { lastKey = event; });
  const at = name => name.split('.').reduce((owner, key) => Object(owner)[key], globalThis);
  const first = names.map(at);
  const same = Object.is;
  const filter = Array.prototype.filter;
  let commits = 0;
  const channels = new Set();
  const watched = {
    replaced: () => filter.call(names, (name, index) => !same(at(name), first[index])),
    longest: 0,
    commits: () => commits,
    channels: () => [...channels],
    intervals: () => intervals.size,
    workers: () => [...workers],
    lastKey: () => lastKey,
  };
  const nothing = () => {};
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false, supportsFiber: true, renderers: new Map(), inject: () => 1, checkDCE: nothing,
    onCommitFiberRoot: () => { commits += 1; }, onCommitFiberUnmount: nothing,
    onPostCommitFiberRoot: nothing, setStrictMode: nothing,
  };
  globalThis.BroadcastChannel = new Proxy(BroadcastChannel, {
    construct(channel, [name]) { channels.add(String(name)); return new channel(name); },
  });
  Object.defineProperty(globalThis, 'watchedPage', { value: watched });
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
})(${JSON.stringify(SHARED)})`;

interface Watched {
  replaced(): string[];
  /** The longest task, in milliseconds. */
  longest: number;
  /** How often React has drawn. */
  commits(): number;
  /** Names under which the page tells other tabs something. */
  channels(): string[];
  /** How many timers come again and again. */
  intervals(): number;
  /** Who has asked for service workers, in words. */
  workers(): string[];
  /** The last key that has come through to the window. */
  lastKey(): KeyboardEvent | null;
}
export type WatchedWindow = typeof globalThis & { watchedPage?: Watched };

/** Remembers, before anything of the apps runs, what the browser gave the page, and how long it is kept busy. */
export const watchPageOfEverybody = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: WATCHER });

/** What the apps of a page have done to all of it by now, in words. */
export async function doneToEverybody(page: Page): Promise<string[]> {
  const replaced = await page.evaluate(() => (globalThis as WatchedWindow).watchedPage?.replaced() ?? []);
  const longest = await longestTask(page);
  const workers = await page.evaluate(() => (globalThis as WatchedWindow).watchedPage?.workers() ?? []);
  const frozen = longest > FROZEN_MS ? [`answers nobody for ${(longest / 1000).toFixed(1)} s`] : [];
  return [
    ...replaced.map((name) => `replaces ${name} for every app`),
    ...frozen,
    // The shell's own worker is for visits without network.
    ...workers.filter((who) => !who.startsWith('shell ')),
  ];
}

/** The longest task since the page was opened, in milliseconds. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as WatchedWindow).watchedPage?.longest ?? 0);

/** What a page keeps in the browser, and the channels on which it tells other tabs: what every version has to agree on. */
export async function storedInBrowser(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const { keys, channels } = await page.evaluate(() => ({
    keys: Object.keys(localStorage),
    channels: (globalThis as WatchedWindow).watchedPage?.channels() ?? [],
  }));
  return [
    ...cookies.map(({ name }) => `the cookie ${name}`),
    ...keys.map((key) => `${key.replace(/\d+/g, '#')} in local storage`),
    ...channels.map((name) => `the channel ${name}`),
  ];
}
