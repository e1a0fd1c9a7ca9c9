/** A part of the page that one app draws. */
export interface PagePart {
  /** Such as `mf-orders`. */
  app: string;
  /** What of it, such as `order-list`. */
  expose: string;
  version: string;
  /** In the document, pixels. */
  box: { top: number; left: number; width: number; height: number };
}

/** The parts of the page that can be seen now, outer ones first; the rest of the page is the shell's. */
export function visibleParts(versionOf: (app: string) => string | undefined): PagePart[] {
  return [...document.querySelectorAll<HTMLElement>('[data-app]')].flatMap((part) => {
    const { app = '', expose = '' } = part.dataset;
    const range = document.createRange();
    // The marked element has no box of its own (display: contents); what it holds has.
    range.selectNodeContents(part);
    const { top, left, width, height } = range.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const box = { top: top + window.scrollY, left: left + window.scrollX, width, height };
    return [{ app, expose, version: versionOf(app) ?? '', box }];
  });
}
