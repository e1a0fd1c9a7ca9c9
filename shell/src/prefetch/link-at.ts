/** The link that something on the page belongs to. */
export const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether a link shows another page of the shop; files and papers are none. */
export const leadsToPage = ({ origin, pathname, search, download }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  download === '' &&
  !/^\/(api|media|docs|apps)(\/|$)/.test(pathname) &&
  pathname + search !== location.pathname + location.search;

/** Whether it shows it in this tab. */
export const opensHere = ({ target }: HTMLAnchorElement): boolean => target === '' || target === '_self';
