import { telemetryCalls } from '../contracts/telemetry';
import { configureTelemetry, reportError, reportTiming, trackEvent } from '.';
import { flush } from './report';

const sent: Blob[] = [];

const events = async () => {
  const { request } = telemetryCalls['telemetry/report'];
  const bodies = await Promise.all(sent.map((blob) => blob.text()));
  return bodies.flatMap((body) => request.parse(JSON.parse(body)).events);
};

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  Object.assign(navigator, {
    sendBeacon: (_address: string, blob: Blob) => {
      sent.push(blob);
      return true;
    },
  });
});

afterEach(() => {
  flush();
  jest.useRealTimers();
});

test('events are sent in batches, as the contract says', async () => {
  trackEvent('order-placed', { lines: 2, split: false });
  reportError(new TypeError('x is\nundefined'), { app: 'mf-cart', version: '1.0.0', expose: './app' });
  expect(sent).toHaveLength(0);
  jest.advanceTimersByTime(5_000);
  expect(sent).toHaveLength(1);
  jest.useRealTimers();
  expect(await events()).toEqual([
    expect.objectContaining({
      kind: 'event',
      name: 'order-placed',
      detail: '{"lines":2,"split":false}',
      page: '/',
    }),
    expect.objectContaining({ kind: 'fault', name: 'TypeError ./app', app: 'mf-cart', version: '1.0.0' }),
  ]);
});

test('leaving a page sends the rest of the queue', () => {
  trackEvent('logout');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

test('a fault in a loop is truncated and still a valid report', async () => {
  for (let i = 0; i < 1000; i++) reportError('x'.repeat(5000), { app: 'shell' });
  jest.advanceTimersByTime(5_000);
  jest.useRealTimers();
  expect(await events()).toHaveLength(50);
});

test('reports have the composition and the version of the app, once they are known', async () => {
  configureTelemetry({ revision: 12, versionOf: (app) => (app === 'mf-cart' ? '1.2.0+ab' : undefined) });
  reportTiming('remote-load', 123.456, { app: 'mf-cart' });
  reportError(new Error('x'), { app: 'mf-cart', version: '1.1.0+aa' });
  trackEvent('page-view');
  jest.advanceTimersByTime(5_000);
  jest.useRealTimers();
  const [timing, fault, view] = await events();
  expect(timing).toMatchObject({
    kind: 'timing',
    ms: 123.5,
    app: 'mf-cart',
    version: '1.2.0+ab',
    revision: 12,
  });
  expect(fault).toMatchObject({ version: '1.1.0+aa', revision: 12 });
  expect(view).toMatchObject({ name: 'page-view', revision: 12 });
  expect(view).not.toHaveProperty('version');
});

test('a fault names its causes', async () => {
  const file = new Error('/apps/mf-cart/2/155.css did not come in 5000 ms', { cause: new TypeError('gone') });
  reportError(new Error('mf-cart/app failed to load', { cause: file }), { app: 'mf-cart' });
  jest.advanceTimersByTime(5_000);
  jest.useRealTimers();
  const [fault] = await events();
  expect(fault?.detail?.split('\n').slice(0, 3)).toEqual([
    'mf-cart/app failed to load',
    'caused by Error: /apps/mf-cart/2/155.css did not come in 5000 ms',
    'caused by TypeError: gone',
  ]);
});

describe('the text of a fault', () => {
  const told = async (error: unknown) => {
    sent.length = 0;
    jest.useFakeTimers();
    reportError(error, { app: 'mf-cart' });
    jest.advanceTimersByTime(5_000);
    jest.useRealTimers();
    return (await events())[0]?.detail ?? '';
  };
  const at = (file: string) => `    at f (http://localhost${file})`;

  test('is its status and the stack of the root cause, without the origin', async () => {
    const first = Object.assign(new Error('gone'), { status: 404 });
    first.stack = `Error: gone\n${at('/apps/mf-cart/1.0.0+ab/155.1234567890.js?try=2:1:1234567')}\n    at <anonymous>`;
    const detail = await told(new Error('mf-cart/app failed to load', { cause: first }));
    expect(detail.split('\n')).toEqual([
      'mf-cart/app failed to load',
      'caused by Error: gone (HTTP 404)',
      'at f (/apps/mf-cart/1.0.0+ab/155.1234567890.js:1:1234567)',
    ]);
  });

  test('has nothing that was typed into a URL, and no phone', async () => {
    const error = new Error(
      'GET /search?word=口罩&back=http://a:1:b failed for 13800000000 at "https://x.example/y#token=abc"',
    );
    error.stack = '';
    expect(await told(error)).toBe('GET /search failed for … at "https://x.example/y"');
    expect(await told('at /x#name and #13800000000; failed')).toBe('at /x and  failed');
    expect(await told('GET /search?1;word=口罩 failed')).toBe('GET /search failed');
    expect(await told('no error but words of 13800000000')).toBe('no error but words of …');
  });

  test('has the number of an error of React, which a build for production says instead of words', async () => {
    const error = new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=mei here');
    error.stack = '';
    expect(await told(error)).toBe('Minified React error #418; visit https://react.dev/errors/418 here');
  });

  test('includes its stack, however long the message and however deep the causes', async () => {
    const error = new RangeError('m'.repeat(100_000));
    error.stack = `RangeError: ${error.message}\n${Array.from({ length: 10_000 }, (_, n) => at(`/apps/mf-cart/1/1.js:1:${n}`)).join('\n')}`;
    const lines = (await told(error)).split('\n');
    expect(lines[0]).toHaveLength(300);
    expect(lines[20]).toBe('at f (/apps/mf-cart/1/1.js:1:19)');
    expect(lines).toHaveLength(21);
  });

  test('ends when causes are circular', async () => {
    const error: Error = new Error('a');
    error.cause = new Error('b', { cause: error });
    expect((await told(error)).match(/caused by/g)).toHaveLength(5);
  });
});
