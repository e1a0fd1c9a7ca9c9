import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import { quickComputedStyle } from './quick-computed-style.mjs';

// A lazily loaded view is compiled on first use, which takes its time where other suites run beside this one.
configure({ asyncUtilTimeout: Number(process.env['TEST_WAIT_MS'] ?? 10_000) });

// jsdom lacks what react-router, Arco and the event bus expect of a browser.
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  dispatchEvent: () => true,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  /** @type {number[]} */
  thresholds = [];
  takeRecords() {
    return [];
  }
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.scrollTo = () => {};
Blob.prototype.text ??= function text() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(this);
  });
};
if ('window' in globalThis) quickComputedStyle(window);
