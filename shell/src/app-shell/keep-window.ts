import type { StoredInBrowser } from 'shared-kernel/contracts';

const cookieName = 'window' satisfies keyof StoredInBrowser['cookies'];

/** Says which kind of window this is, so that the next document is drawn for it (release/src/serve/visitor-window.ts). */
export function keepWindow(): void {
  const is = (query: string) => matchMedia(query).matches;
  const kind: StoredInBrowser['cookies']['window'] = is('(width < 992px)')
    ? 'narrow'
    : is('(height < 900px)')
      ? 'low'
      : 'wide';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookieName}=${kind}; Path=/; SameSite=Lax`;
}
