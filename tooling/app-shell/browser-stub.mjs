import { Address, Query } from './address.mjs';

const nothing = () => {};

/** @param {Readonly<Record<string, string>>} kept */
const storage = (kept) => ({
  getItem: (/** @type {string} */ key) => kept[key] ?? null,
  setItem: nothing,
  removeItem: nothing,
});

/**
 * Whether a window of some size is meant; of what else a query may ask, nothing is known.
 * @param {string} query
 * @param {Readonly<Record<'width' | 'height', number>>} window
 */
const fits = (query, window) =>
  query.split(' and ').every((condition) => {
    const [, side, sign, pixels] = /^\((width|height) (<|<=|>|>=) (\d+)px\)$/.exec(condition) ?? [];
    if (side !== 'width' && side !== 'height') return false;
    const [has, asked] = [window[side], Number(pixels)];
    return sign?.startsWith('<')
      ? has < asked || (sign === '<=' && has === asked)
      : has > asked || (sign === '>=' && has === asked);
  });

/**
 * As much of a browser as drawing a page once asks for: where it is, who is there, and nothing that happens.
 * @typedef {object} Kept
 * @property {string} cookie what the browser keeps of its buyer
 * @property {Readonly<Record<string, string>>} stored
 * @property {Readonly<Record<'width' | 'height', number>>} [window] unknown where nothing is said
 *
 * @param {string} address
 * @param {Kept} kept
 */
export function browserAt(
  address,
  { cookie, stored, window: size = { width: Number.NaN, height: Number.NaN } },
) {
  const { pathname, search, hash, href, origin, protocol, host } = new Address(
    address,
    'https://shop.invalid',
  );
  const listens = { addEventListener: nothing, removeEventListener: nothing };
  const element = { ...listens, toggleAttribute: nothing, style: {}, setAttribute: nothing };
  /** @type {Set<string>} */
  const matched = new Set();
  const window = {
    ...listens,
    location: { pathname, search, hash, href, origin, protocol, host },
    history: { state: null, replaceState: nothing, pushState: nothing },
    navigator: { userAgent: '', language: 'zh-CN' },
    localStorage: storage(stored),
    sessionStorage: storage({}),
    /** Of the queries that were asked, those that hold. */
    matched,
    matchMedia: (/** @type {string} */ query) => {
      const matches = fits(query, size);
      if (matches) matched.add(query);
      return { matches, ...listens };
    },
    innerWidth: size.width,
    innerHeight: size.height,
    scrollY: 0,
    console: { log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing },
    performance: { now: () => 0, mark: nothing, measure: nothing },
    queueMicrotask: (/** @type {() => void} */ work) => void Promise.resolve().then(work),
    setTimeout: nothing,
    clearTimeout: nothing,
    setInterval: nothing,
    clearInterval: nothing,
    requestAnimationFrame: nothing,
    cancelAnimationFrame: nothing,
    AbortController: class {
      signal = { ...listens, aborted: false };
      abort() {}
    },
    crypto: { randomUUID: () => '', getRandomValues: (/** @type {unknown} */ values) => values },
    URL: Address,
    URLSearchParams: Query,
    // React's renderer makes one when it is loaded, for the streams that are not used here.
    TextEncoder: class {
      encode = () => new Uint8Array();
    },
    MessageChannel: class {
      port1 = {};
      port2 = { postMessage: nothing };
    },
  };
  const document = {
    ...listens,
    cookie,
    documentElement: element,
    body: element,
    createElement: () => ({ ...element }),
    getElementById: () => null,
    querySelector: () => null,
    querySelectorAll: () => [],
    defaultView: window,
  };
  return Object.assign(window, { window, self: window, document });
}
