import { appFiles } from './app-files';

const address = 'http://localhost/apps/mf-cart/2/155.js';
const screen = { default: 'screen' };
const load = jest.fn<Promise<unknown>, [string]>();
const files = () => appFiles((url) => (url === address ? 'sha256-x' : undefined), load);
const links = () => [...document.head.querySelectorAll('link')];

/** What the browser makes of the preload of a further try. */
function answerPreloads(outcome: 'load' | 'error') {
  jest.restoreAllMocks();
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) document.head.appendChild(node as Node);
    void Promise.resolve().then(() => (nodes[0] as HTMLLinkElement).dispatchEvent(new Event(outcome)));
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    value: { supports: () => true },
  });
  load.mockReset();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a script that comes is the module at its address', async () => {
  load.mockResolvedValue(screen);
  expect(await files().module(address)).toBe(screen);
  expect(load).toHaveBeenCalledWith(address);
});

test('one that hangs fails after five seconds, by its name', async () => {
  load.mockReturnValue(new Promise(() => {}));
  const failed = jest.fn();
  files().module(address).catch(failed);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ message: '/apps/mf-cart/2/155.js did not come in 5000 ms', url: address }),
  );
});

test('one that fails is asked for again at once, at an address of its own, checked before it runs', async () => {
  const app = files();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(screen);
  answerPreloads('load');
  expect(await app.module(address)).toBe(screen);
  expect(load).toHaveBeenLastCalledWith(`${address}?try=2`);
  expect(links().map(({ rel, href, integrity }) => [rel, href, integrity])).toEqual([
    ['modulepreload', `${address}?try=2`, 'sha256-x'],
  ]);
});

test('what does not pass the check is not run, and a later try asks anew', async () => {
  const app = files();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(screen);
  answerPreloads('error');
  await expect(app.module(address)).rejects.toThrow('/apps/mf-cart/2/155.js?try=2 cannot be used');
  expect(load).toHaveBeenCalledTimes(1);
  answerPreloads('load');
  expect(await app.module(address)).toBe(screen);
  expect(load).toHaveBeenLastCalledWith(`${address}?try=3`);
});

test('a view that was given up takes its files with it, and no others', async () => {
  load.mockReturnValue(new Promise(() => {}));
  const app = files();
  const [mine, other] = [jest.fn(), jest.fn()];
  app.module(address).catch(mine);
  app.module('http://localhost/apps/mf-orders/1/a.js').catch(other);
  app.giveUp(['/apps/mf-cart/2/']);
  await jest.advanceTimersByTimeAsync(0);
  expect(mine).toHaveBeenCalled();
  expect(other).not.toHaveBeenCalled();
});

test('a stylesheet that hangs fails in time, and is asked for at another address next', () => {
  const app = files();
  const style = () => {
    const link = document.createElement('link');
    link.href = 'http://localhost/apps/mf-cart/2/155.css';
    app.style(link);
    link.onerror = jest.fn();
    return link;
  };
  const first = style();
  jest.advanceTimersByTime(5_000);
  expect(first.onerror).toHaveBeenCalledTimes(1);
  const second = style();
  expect(second.href).toBe('http://localhost/apps/mf-cart/2/155.css?try=2');
  second.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(5_000);
  expect(second.onerror).not.toHaveBeenCalled();
});

test('a stylesheet that fails is asked for again at once, and only once', () => {
  const link = document.createElement('link');
  link.href = 'http://localhost/apps/mf-cart/2/155.css';
  files().style(link);
  link.onerror = jest.fn();
  link.dispatchEvent(new Event('error'));
  expect(link.onerror).not.toHaveBeenCalled();
  expect(link.href).toBe('http://localhost/apps/mf-cart/2/155.css?try=2');
  link.dispatchEvent(new Event('error'));
  expect(link.onerror).toHaveBeenCalledTimes(1);
});

test('with a file that hangs, what the document still waits for of the same release is asked for elsewhere', async () => {
  performance.getEntriesByName = (name) => (name.includes('came') ? [{} as PerformanceEntry] : []);
  document.head.innerHTML = ['came', 'waited-for']
    .map((name) => `<link rel="preload" as="style" href="http://localhost/apps/mf-cart/2/${name}.css">`)
    .join('');
  load.mockReturnValue(new Promise(() => {}));
  const app = files();
  app.module(address).catch(() => {});
  app.giveUp(['/apps/mf-cart/2/']);
  const addresses = ['came', 'waited-for'].map((name) => {
    const link = document.createElement('link');
    link.href = `http://localhost/apps/mf-cart/2/${name}.css`;
    app.style(link);
    return link.href;
  });
  expect(addresses).toEqual([
    'http://localhost/apps/mf-cart/2/came.css',
    'http://localhost/apps/mf-cart/2/waited-for.css?try=2',
  ]);
});
