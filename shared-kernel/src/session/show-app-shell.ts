/**
 * Adapts a document's app shell to the current user and their type size and colours, before the first paint.
 * Inlined into the document, so it imports nothing (tooling/rspack/document-scripts.mjs); its rules are those
 * of `session` and `reading-comfort`. In doubt the app shell stays a visitor's.
 */
export function showAppShell(page: Document): void {
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
  try {
    const { documentElement } = page;
    const wish = stored('readingComfort') ?? {
      highContrast: matchMedia('(prefers-contrast: more)').matches,
    };
    documentElement.toggleAttribute('data-large-type', wish.largeType === true);
    documentElement.toggleAttribute('data-high-contrast', wish.highContrast === true);
    const cookie = page.cookie.split('; ').find((pair) => pair.startsWith('Authorization='));
    const mark = cookie && decodeURIComponent(cookie.slice(14)).slice(-8);
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
