/** @typedef {import('./part.mjs').Part} Part */

// Of each part only its entries, which `exports` in mall-api's package.json names.
const api = [
  'api start',
  'api admin',
  'api demonstration',
  'api typeface',
  'any api rules',
  'api database',
  'api schema',
];
const kernel = ['kernel account-application', 'kernel contracts', 'kernel domain', 'kernel money'];
const libraries = { not: ['react*', 'axios', 'zustand', '@arco-design/*', '@tanstack/*', 'jsencrypt'] };

/** @type {Readonly<Record<string, Part>>} */
export const demoShop = {
  'demo-shop tests': {
    files: 'demo-shop/src/**/*.test.ts',
    may: ['demo-shop', 'api tests', ...api, ...kernel],
    libraries,
    instead: 'A test of the demonstration knows it and the public entries of the back end.',
  },
  'demo-shop': {
    files: 'demo-shop/src/**',
    may: [...api, ...kernel],
    libraries,
    instead: 'Demonstration data stands on the public entries of the back end.',
  },
};
