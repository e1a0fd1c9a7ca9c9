/** The link that something on the page belongs to. */
export const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether a link shows another page of the shop in this tab; files and papers are none. */
export const leadsToPage = ({ origin, target, pathname, search, download }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  (target === '' || target === '_self') &&
  download === '' &&
  !/^\/(api|media|docs|apps)(\/|$)/.test(pathname) &&
  pathname + search !== location.pathname + location.search;
