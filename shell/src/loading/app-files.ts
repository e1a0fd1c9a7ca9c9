import { FileFailure } from './file-failure';
import { whenOverdue } from './when-overdue';

/** How long a file of an app may take, in milliseconds. */
const deadlineMs = 5_000;

interface Waiting {
  url: string;
  stop: (why: string) => void;
}

export interface AppFiles {
  /** Fetches a script, or fails in time. */
  module(url: string): Promise<unknown>;
  /** Looks after a stylesheet that is about to be added to the page. */
  style(link: HTMLLinkElement): void;
  /** What is still on its way from one of these folders has failed. */
  giveUp(folders: readonly string[]): void;
}

/**
 * How the builds of all apps fetch their scripts and stylesheets. A browser waits for a file for ever, remembers a
 * script that failed, and lets a new request join one that hangs; so each file has a deadline, and each further try goes
 * to an address of its own.
 * @param integrityOf what a script is checked by at an address that the document's import map does not know
 * @param load the browser's `import()`
 */
export function appFiles(
  integrityOf: (url: string) => string | undefined,
  load: (url: string) => Promise<unknown>,
): AppFiles {
  const failures = new Map<string, number>();
  const waiting = new Set<Waiting>();

  const failed = (url: string) => failures.set(url, (failures.get(url) ?? 0) + 1);
  const addressNow = (url: string) => {
    const tries = failures.get(url);
    return tries === undefined ? url : `${url}?try=${tries + 1}`;
  };

  /** What the document prefetched and still waits for is asked for elsewhere, or it would be waited for one by one. */
  function distrustPreloads(folder: string) {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload], link[rel=modulepreload]');
    for (const { href } of links)
      if (href.startsWith(folder) && !failures.has(href) && performance.getEntriesByName(href).length === 0)
        failed(href);
  }

  function waitFor(url: string, stop: Waiting['stop']): () => void {
    const entry = { url, stop };
    waiting.add(entry);
    const callOff = whenOverdue(deadlineMs, () => {
      distrustPreloads(new URL('.', url).href);
      stop(`did not come in ${deadlineMs} ms`);
    });
    return () => {
      callOff();
      waiting.delete(entry);
    };
  }

  async function fetchScript(url: string): Promise<unknown> {
    const address = addressNow(url);
    if (address === url || !document.createElement('link').relList.supports('modulepreload'))
      return load(url);
    await preloadChecked(address, integrityOf(url));
    return load(address);
  }

  /** What failed at its own address may have failed long ago, when the document prefetched it. */
  async function fetchOrRepeat(url: string): Promise<unknown> {
    if (failures.has(url)) return fetchScript(url);
    try {
      return await fetchScript(url);
    } catch {
      failed(url);
      return fetchScript(url);
    }
  }

  return {
    async module(url) {
      let done = () => {};
      const stopped = new Promise<never>((_resolve, reject) => {
        done = waitFor(url, (why) => reject(new FileFailure(url, why)));
      });
      try {
        return await Promise.race([fetchOrRepeat(url), stopped]);
      } catch (error) {
        failed(url);
        throw error instanceof FileFailure ? error : new FileFailure(url, 'cannot be used', error);
      } finally {
        done();
      }
    },

    style(link) {
      const url = link.href;
      let repeats = !failures.has(url);
      link.href = addressNow(url);
      const done = waitFor(url, () => {
        repeats = false;
        link.dispatchEvent(new Event('error'));
      });
      link.addEventListener('load', done);
      link.addEventListener('error', (event) => {
        failed(url);
        if (!repeats) return done();
        // As with scripts: a preload that failed long ago may have answered.
        repeats = false;
        event.stopImmediatePropagation();
        link.href = addressNow(url);
      });
    },

    giveUp(folders) {
      for (const folder of folders.map((path) => new URL(path, location.href).href)) {
        distrustPreloads(folder);
        for (const { url, stop } of [...waiting])
          if (url.startsWith(folder)) stop('was given up with its view');
      }
    },
  };
}

/** Has the browser fetch and check a script under an address that its import map says nothing of. */
function preloadChecked(address: string, integrity: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    if (integrity) link.integrity = integrity;
    link.onload = () => resolve();
    link.onerror = () => reject(new FileFailure(address, 'cannot be used'));
    link.href = address;
    document.head.append(link);
  });
}
