import { compositionPicture, type DrawnBuild } from './composition-picture';

const aBuild = (app: string, more: Partial<DrawnBuild> = {}): DrawnBuild => ({
  app,
  version: '1.0.0',
  kernelContract: '3.0.0',
  apiContract: '2.1.0',
  provides: {},
  slots: [],
  views: {},
  ...more,
});
const shell = aBuild('shell', { provides: { react: { version: '19.2.0', files: [], only: [], names: [] } } });
const view = { files: [], consumes: [] };

test('a line leads from an app to each view that its code names, also to the shell’s own', () => {
  const picture = compositionPicture([
    shell,
    aBuild('mf-account', { slots: ['orders/latest-order', 'shell/contact'] }),
    aBuild('mf-orders', { views: { './latest-order': view, './order-list': view } }),
  ]);
  expect(picture.match(/<path/g)).toHaveLength(2);
  expect(picture.match(/<circle/g)).toHaveLength(3);
  expect(picture).toContain(
    'aria-label="mf-account 展示 orders/latest-order；mf-account 展示 shell/contact"',
  );
});

test('what an app was built against is marked where the shell has another', () => {
  const picture = compositionPicture([
    shell,
    aBuild('mf-news', {
      kernelContract: '2.4.0',
      react: { version: '18.3.1', shared: [] },
    }),
  ]);
  expect(picture).toContain('<tspan class="bad">内核 2.4.0</tspan>');
  expect(picture).toContain('<tspan>接口 2.1.0</tspan>');
  expect(picture).toContain('<tspan class="bad">React 18.3.1</tspan>');
  expect(picture).toContain('<tspan>React 19.2.0</tspan>');
});

test('what a release says of itself is text', () => {
  expect(compositionPicture([shell, aBuild('mf-news', { slots: ['a/<b>'] })])).not.toContain('<b>');
});
