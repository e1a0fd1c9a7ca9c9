import type { StoredInBrowser } from '../contracts';

const cookieName = 'window' satisfies keyof StoredInBrowser['cookies'];

const narrow = '(width < 992px)';
const low = '(height < 900px)';

/** The kind of window that this is. */
export function windowKind(): StoredInBrowser['cookies']['window'] {
  const is = (query: string) => matchMedia(query).matches;
  return is(narrow) ? 'narrow' : is(low) ? 'low' : 'wide';
}

/**
 * Tells the server which kind of window this is, so that the next document is drawn for it
 * (release/src/serve/visitor-window.ts). Part of a script in the document, so it imports nothing.
 * @returns whether that is new to the server; false in a browser that keeps no cookies
 */
export function tellWindow(): boolean {
  const pair = `${cookieName}=${windowKind()}`;
  const isTold = () => document.cookie.split('; ').includes(pair);
  const wasTold = isTold();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${pair}; Path=/; SameSite=Lax`;
  return !wasTold && isTold();
}

/** Tells it whenever the window becomes another kind, as that of a tablet which is turned. */
export function followWindow(): void {
  for (const query of [narrow, low]) matchMedia(query).addEventListener('change', () => tellWindow());
}
