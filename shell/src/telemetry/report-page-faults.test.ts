import { ApiError } from 'shared-kernel/http';
import { FileFailure } from '../loading/file-failure';
import { reportPageFault } from './report-page-fault';
import { type PageFault, reportPageFaults } from './report-page-faults';

const releases = [
  { app: 'shell', version: '1.0.0+s', base: '/apps/shell/1/' },
  { app: 'mf-cart', version: '1.1.0+c', base: '/apps/mf-cart/2/' },
  { app: 'mf-cart', version: '1.0.0+b', base: '/apps/mf-cart/1/' },
];
const sent: Blob[] = [];
const told = async () => {
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
});

const stackOf = (error: Error, ...files: string[]) =>
  Object.assign(error, {
    stack: [`${error}`, ...files.map((file) => `    at f (http://localhost${file}:1:2)`)].join('\n'),
  });
const anEvent = (name: string, facts: object) => Object.assign(new Event(name), facts) as PageFault;
const rejected = (reason: unknown) => anEvent('unhandledrejection', { reason });
const forbidden = (facts: object) => anEvent('securitypolicyviolation', facts);
const tell = (fault: PageFault) => reportPageFault(fault, releases);

test('an error that nobody caught is a fault of the app and version whose script threw it', async () => {
  const error = stackOf(new TypeError('x is undefined'), '/apps/shell/1/react.js', '/apps/mf-cart/1/155.js');
  tell(new ErrorEvent('error', { error, message: error.message }));
  tell(rejected(stackOf(new Error('never caught'), '/apps/mf-cart/2/155.js', '/apps/mf-cart/1/155.js')));
  tell(rejected(stackOf(new Error('of the shell'), '/apps/shell/1/main.js')));
  expect(await told()).toMatchObject([
    { kind: 'fault', name: 'TypeError uncaught', app: 'mf-cart', version: '1.0.0+b' },
    { kind: 'fault', name: 'Error uncaught', app: 'mf-cart', version: '1.1.0+c' },
    { kind: 'fault', app: 'shell', version: '1.0.0+s' },
  ]);
});

test('what was thrown without a stack is known by its script', async () => {
  tell(new ErrorEvent('error', { error: 'words', filename: 'http://localhost/apps/mf-cart/2/155.js' }));
  expect(await told()).toMatchObject([{ app: 'mf-cart', version: '1.1.0+c' }]);
});

test('strangers, failed calls and files, and what was given up are no faults of an app', async () => {
  tell(rejected(stackOf(new Error('of an extension'), '/content.js')));
  tell(new ErrorEvent('error', { message: 'ResizeObserver loop', filename: 'http://localhost/home' }));
  const noLine = new ApiError({ kind: 'network', message: '网络连接失败' });
  tell(rejected(stackOf(noLine, '/apps/mf-cart/2/155.js')));
  tell(rejected(stackOf(new FileFailure('/apps/mf-cart/2/155.js', 'is gone'), '/apps/shell/1/main.js')));
  tell(rejected(new DOMException('/apps/mf-cart/2/155.js', 'AbortError')));
  expect(await told()).toEqual([]);
});

test('what the policy keeps from the page is told of, without queries', async () => {
  const violation = {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'https://elsewhere.example/x.js?who=7',
    sourceFile: 'http://localhost/home?search=口罩',
    lineNumber: 3,
  };
  tell(forbidden({ ...violation, disposition: 'report' }));
  tell(forbidden(violation));
  const [event, ...others] = await told();
  expect(others).toEqual([]);
  expect(event).toMatchObject({ kind: 'event', name: 'policy-violation' });
  expect(JSON.parse(event.detail)).toEqual({
    directive: 'script-src-elem',
    blocked: 'https://elsewhere.example/x.js',
    source: 'http://localhost/home',
    line: 3,
  });
});

test('what a script of an app wants against the policy is a fault of that app', async () => {
  tell(
    forbidden({
      effectiveDirective: 'connect-src',
      blockedURI: 'https://elsewhere.example/take',
      sourceFile: 'http://localhost/apps/mf-cart/2/155.js',
      lineNumber: 1,
    }),
  );
  const [, fault] = await told();
  expect(fault).toMatchObject({ kind: 'fault', app: 'mf-cart', version: '1.1.0+c', name: 'Error policy' });
});

test('the page is heard', async () => {
  reportPageFaults(() => releases);
  const filename = 'http://localhost/apps/mf-cart/2/155.js';
  window.dispatchEvent(new ErrorEvent('error', { error: 'words', filename }));
  window.dispatchEvent(rejected(stackOf(new Error('never caught'), '/apps/mf-cart/1/155.js')));
  document.dispatchEvent(
    forbidden({ effectiveDirective: 'img-src', blockedURI: 'https://x', sourceFile: '', lineNumber: 1 }),
  );
  const heard: { name: string }[] = [];
  while (heard.length < 3) heard.push(...(await told()));
  expect(heard.map(({ name }) => name).sort()).toEqual([
    'Error uncaught',
    'Error uncaught',
    'policy-violation',
  ]);
});

test('where what tells cannot be had, its failure is not told of in turn', async () => {
  let asked = 0;
  reportPageFaults(
    () => releases,
    async () => {
      asked += 1;
      // As a chunk that does not come is heard of once more.
      queueMicrotask(() =>
        window.dispatchEvent(rejected(new FileFailure('/apps/shell/1/796.js', 'cannot be used'))),
      );
      throw new FileFailure('/apps/shell/1/796.js', 'cannot be used');
    },
  );
  window.dispatchEvent(rejected(new Error('the first')));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toBeLessThanOrEqual(2);
});
