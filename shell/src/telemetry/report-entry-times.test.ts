import { reportEntryTimes } from './report-entry-times';

const sent: Blob[] = [];
beforeAll(() => {
  Object.assign(navigator, { sendBeacon: (_address: string, blob: Blob) => sent.push(blob) > 0 });
});

test('the first file of each remote is timed once, and no other file', async () => {
  const files = [
    ['apps/mf-cart/1.0.0+ab/remoteEntry.1234567890.js', 120],
    ['apps/mf-cart/1.0.0+ab/155.1234567890.js', 80],
    ['apps/mf-cart/0.9.0+ab/remoteEntry.1234567890.js', 90],
    ['apps/mf-orders/1.0.0+ab/remoteEntry.1234567890.js', 44.44],
    ['api/sale/mall/remoteEntry.js', 9],
  ] as const;
  const entries = files.map(([path, duration]) => ({ name: `http://localhost/${path}`, duration }));
  const observing = (tell: (list: { getEntries: () => typeof entries }) => void) => ({
    observe(options: object) {
      expect(options).toEqual({ type: 'resource', buffered: true });
      tell({ getEntries: () => entries });
    },
  });
  Object.assign(globalThis, { PerformanceObserver: jest.fn(observing) });
  reportEntryTimes();
  window.dispatchEvent(new Event('pagehide'));
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(sent[0] as Blob);
  });
  expect(JSON.parse(text).events).toMatchObject([
    { kind: 'timing', name: 'remote-entry', app: 'mf-cart', ms: 120 },
    { kind: 'timing', name: 'remote-entry', app: 'mf-orders', ms: 44.4 },
  ]);
});
