const nothing = () => {};

/** @param {Readonly<Record<string, string>>} kept */
const storage = (kept) => ({
  getItem: (/** @type {string} */ key) => kept[key] ?? null,
  setItem: nothing,
  removeItem: nothing,
});

/**
 * As much of a browser as drawing a page once asks for: where it is, who is there, and nothing that happens.
 * @param {string} path
 * @param {{ cookie: string, stored: Readonly<Record<string, string>> }} kept what the browser keeps of its buyer
 */
export function browserAt(path, { cookie, stored }) {
  const { pathname, search, hash, href, origin, protocol } = new URL(path, 'https://shop.invalid');
  const listens = { addEventListener: nothing, removeEventListener: nothing };
  const element = { ...listens, toggleAttribute: nothing, style: {}, setAttribute: nothing };
  const window = {
    ...listens,
    location: { pathname, search, hash, href, origin, protocol },
    history: { state: null, replaceState: nothing, pushState: nothing },
    navigator: { userAgent: '', language: 'zh-CN' },
    localStorage: storage(stored),
    sessionStorage: storage({}),
    matchMedia: () => ({ matches: false, ...listens }),
    scrollY: 0,
    console,
    performance,
    queueMicrotask,
    setTimeout: nothing,
    clearTimeout: nothing,
    setInterval: nothing,
    clearInterval: nothing,
    requestAnimationFrame: nothing,
    cancelAnimationFrame: nothing,
    AbortController,
    crypto,
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
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
