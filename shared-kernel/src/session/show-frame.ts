/**
 * Makes a document's frame that of who is here, as large and in such colours as they read, before it is first painted.
 * Stands in the document by itself, so it imports nothing (tooling/rspack/document-scripts.mjs); what it says of sessions
 * and of reading is what `session` and `reading-comfort` say. In doubt the frame stays a visitor's.
 */
export function showFrame(page: Document): void {
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
    const { clientName, of = mark } = stored('userInfo') ?? {};
    const own = page.querySelector<HTMLTemplateElement>('#buyer-frame')?.content;
    if (!mark || of !== mark || !own || typeof clientName !== 'string') return;
    for (const part of own.querySelectorAll<HTMLElement>('[data-own]'))
      part.textContent = part.dataset['own'] === 'name' ? clientName : clientName.slice(0, 1);
    page.querySelector('#frame')?.replaceChildren(own);
  } catch {}
}
