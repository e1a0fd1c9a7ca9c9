/// <reference lib="dom" />

import type { Page } from 'playwright-core';

/** Something that a buyer can use. */
export interface Control {
  /** `link`, `button`, `field` or what its role says. */
  role: string;
  /** What it is called, without what differs from row to row. */
  name: string;
  /** What it stands in: the name of the nearest section, dialog or landmark, or the kind of that. */
  place: string;
  /** In the page itself, not in what stands around it. */
  inPage: boolean;
  /** Number of the row that it stands in, of those of its place; null outside of rows. */
  row: number | null;
  state: 'usable' | 'hidden' | 'disabled' | 'not focusable' | 'covered' | 'out of view';
  /** Its shorter side, in pixels. */
  size: number;
}

/**
 * Runs in the page, so it needs nothing of what runs here. Each kind of control of each place is scrolled to, and the window then is
 * put back.
 */
function readControls(): Control[] {
  const SELECTOR =
    'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"], [role="link"], [role="tab"], ' +
    '[role="checkbox"], [role="switch"], [role="radio"], [role="menuitem"]';
  const PLACES =
    'dialog, nav, section, form, aside, header, footer, main, [role="dialog"], [role="region"], [role="toolbar"]';
  /** Of one kind and place, so many are scrolled to; the others are rows of the same. */
  const SCROLLED_TO = 2;
  /** Where a control is tried, in parts of its width and height. */
  const POINTS = [0.5, 0.25, 0.75].flatMap((x) => [0.5, 0.25, 0.75].map((y) => [x, y] as const));

  const plain = (text: string) =>
    text
      .replace(/[\w-]+/g, '#')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 24);
  const labelled = (element: Element) =>
    element.getAttribute('aria-label') ??
    element
      .getAttribute('aria-labelledby')
      ?.split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const nameOf = (element: HTMLElement) =>
    labelled(element) ||
    (element as HTMLInputElement).labels?.[0]?.textContent ||
    element.getAttribute('placeholder') ||
    element.textContent ||
    element.getAttribute('title') ||
    element.querySelector('img[alt]')?.getAttribute('alt') ||
    '';
  const roles: Record<string, string> = { A: 'link', BUTTON: 'button', SUMMARY: 'button' };
  const roleOf = (element: Element) => element.getAttribute('role') ?? roles[element.tagName] ?? 'field';
  const placeOf = (element: Element) => {
    const place = element.parentElement?.closest(PLACES);
    return place ? plain(labelled(place) ?? '') || place.tagName.toLowerCase() : 'body';
  };
  const boxOf = (element: Element) => element.getClientRects()[0] ?? element.getBoundingClientRect();

  function isHit(element: HTMLElement, box: DOMRect): boolean {
    const own = (element as HTMLInputElement).labels?.[0] ?? element;
    return POINTS.some(([x, y]) => {
      const upon = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      // What is told in passing goes by itself.
      return (
        upon &&
        (own.contains(upon) || element.contains(upon) || upon.closest('[role="status"], [role="alert"]'))
      );
    });
  }

  function stateOf(element: HTMLElement, mayScroll: boolean): Control['state'] {
    const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const box = boxOf(element);
    if (!seen || box.width === 0 || box.height === 0) return 'hidden';
    if ((element as HTMLButtonElement).disabled || element.ariaDisabled === 'true') return 'disabled';
    if (element.tabIndex < 0 || element.closest('[inert]')) return 'not focusable';
    const isInWindow = ({ left, top, width, height }: DOMRect) => {
      const [x, y] = [left + width / 2, top + height / 2];
      return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
    };
    if (isInWindow(box) && isHit(element, box)) return 'usable';
    if (!mayScroll) return 'usable';
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const after = boxOf(element);
    if (!isInWindow(after)) return 'out of view';
    return isHit(element, after) ? 'usable' : 'covered';
  }

  const start = [scrollX, scrollY] as const;
  const rows = new Map<string, Element[]>();
  const tried = new Map<string, number>();
  const controls = [...document.querySelectorAll<HTMLElement>(SELECTOR)].map((element): Control => {
    const [role, name, place] = [roleOf(element), plain(nameOf(element)), placeOf(element)];
    const rowElement = element.closest('nav')
      ? null
      : element.closest('tr, li, article, [role="row"], [role="listitem"]');
    const known = rows.get(place) ?? [];
    if (rowElement && !known.includes(rowElement)) rows.set(place, [...known, rowElement]);
    const key = `${role} ${name} ${place}`;
    const times = tried.get(key) ?? 0;
    tried.set(key, times + 1);
    const { width, height } = boxOf(element);
    return {
      role,
      name,
      place,
      inPage: element.closest('main') !== null,
      row: rowElement && (rows.get(place) ?? []).indexOf(rowElement),
      size: Math.round(Math.min(width, height)),
      state: stateOf(element, times < SCROLLED_TO),
    };
  });
  scrollTo({ left: start[0], top: start[1], behavior: 'instant' });
  return controls;
}

/** Every control of a page, with whether it can be used. */
export const controlsOf = (page: Page): Promise<Control[]> => page.evaluate(readControls);
