import { isDrawnFor, markInCookie } from './is-drawn-for';
import { tellWindow, windowKind } from './tell-window';

/**
 * Adapts a document's app shell to the current user and their type size and colours, before the first paint.
 * Inlined into the document, so it imports next to nothing (tooling/rspack/document-scripts.mjs); its rules are those
 * of `session` and `reading-comfort`. In doubt the app shell stays a visitor's. A page that was drawn for somebody
 * else gives way to the document without, which is asked for by ending the cookie that it was drawn from; one for a
 * phone gives way to one for a desk, and the other way round, once the server has been told of the window.
 */
export function showAppShell(page: Document): void {
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
  try {
    const { documentElement } = page;
    const { drawnFor, drawnWindow } = documentElement.dataset;
    const isNew = tellWindow();
    const moves = drawnWindow && (drawnWindow === 'narrow') !== (windowKind() === 'narrow');
    const isOthers = drawnFor && !isDrawnFor(JSON.parse(drawnFor));
    if (isOthers) page.cookie = 'stored=; Path=/; Max-Age=0';
    if (isOthers || (moves && isNew)) {
      documentElement.hidden = true;
      location.reload();
    }
    const wish = stored('readingComfort') ?? {
      highContrast: matchMedia('(prefers-contrast: more)').matches,
    };
    documentElement.toggleAttribute('data-large-type', wish.largeType === true);
    documentElement.toggleAttribute('data-high-contrast', wish.highContrast === true);
    const mark = markInCookie();
    const { clientName, productView, of = mark } = stored('userInfo') ?? {};
    const own = page.querySelector<HTMLTemplateElement>('#buyer-app-shell')?.content;
    if (!mark || of !== mark || !own || typeof clientName !== 'string') return;
    for (const part of own.querySelectorAll<HTMLElement>('[data-own]'))
      part.textContent = part.dataset['own'] === 'name' ? clientName : clientName.slice(0, 1);
    for (const part of own.querySelectorAll<HTMLElement>('[data-view]'))
      part.hidden = part.dataset['view'] !== (productView ?? 'list');
    page.querySelector('#app-shell')?.replaceChildren(own);
  } catch {}
}
