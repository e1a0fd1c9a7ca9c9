import { ApiError } from 'shared-kernel/http';
import { reportUncaught } from './report-uncaught';

const releases = [
  { app: 'shell', version: '1.0.0+s', base: '/apps/shell/1/' },
  { app: 'mf-cart', version: '1.1.0+c', base: '/apps/mf-cart/2/' },
  { app: 'mf-cart', version: '1.0.0+b', base: '/apps/mf-cart/1/' },
];
const sent: Blob[] = [];
const faults = async () => {
  window.dispatchEvent(new Event('pagehide'));
  const texts = await Promise.all(
    sent.splice(0).map(
      (blob) =>
        new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result));
          reader.readAsText(blob);
        }),
    ),
  );
  return texts.flatMap((text) => JSON.parse(text).events);
};

beforeAll(() => {
  Object.assign(navigator, { sendBeacon: (_address: string, blob: Blob) => sent.push(blob) > 0 });
  reportUncaught(() => releases);
});

const stackOf = (error: Error, ...files: string[]) =>
  Object.assign(error, {
    stack: [`${error}`, ...files.map((file) => `    at f (http://localhost${file}:1:2)`)].join('\n'),
  });
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('an error that nobody caught is a fault of the app and version whose script threw it', async () => {
  const error = stackOf(new TypeError('x is undefined'), '/apps/shell/1/react.js', '/apps/mf-cart/1/155.js');
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  reject(stackOf(new Error('never caught'), '/apps/mf-cart/2/155.js', '/apps/mf-cart/1/155.js'));
  reject(stackOf(new Error('of the shell'), '/apps/shell/1/main.js'));
  expect(await faults()).toMatchObject([
    { kind: 'fault', name: 'TypeError uncaught', app: 'mf-cart', version: '1.0.0+b' },
    { kind: 'fault', name: 'Error uncaught', app: 'mf-cart', version: '1.1.0+c' },
    { kind: 'fault', app: 'shell', version: '1.0.0+s' },
  ]);
});

test('what was thrown without a stack is known by its script', async () => {
  window.dispatchEvent(
    new ErrorEvent('error', { error: 'words', filename: 'http://localhost/apps/mf-cart/2/155.js' }),
  );
  expect(await faults()).toMatchObject([{ app: 'mf-cart', version: '1.1.0+c' }]);
});

test('strangers, failed calls and what was given up are no faults of an app', async () => {
  reject(stackOf(new Error('of an extension'), '/content.js'));
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'ResizeObserver loop', filename: 'http://localhost/home' }),
  );
  reject(stackOf(new ApiError({ kind: 'network', message: '网络连接失败' }), '/apps/mf-cart/2/155.js'));
  reject(new DOMException('/apps/mf-cart/2/155.js', 'AbortError'));
  expect(await faults()).toEqual([]);
});
