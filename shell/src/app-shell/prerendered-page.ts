let kept: { path: string; page: readonly ChildNode[] } | null = null;

/** Call before the shell draws: keeps what the document shows of the page, until that has come (docs/architecture.md). */
export function keepPrerenderedPage(document: Document): void {
  const page = document.querySelector('#app-shell main');
  if (page) kept = { path: document.location.pathname, page: [...page.childNodes] };
}

/** What the document showed of the page on this path, if it was opened there. */
export const prerenderedPage = (path: string): readonly ChildNode[] | null =>
  kept?.path === path ? kept.page : null;
