/// <reference lib="dom" />

import type { Page } from 'playwright-core';
import type { WatchedWindow } from './page-of-everybody';

/** What a page at rest does to whoever is on it. */
export interface Behaviour {
  /** Keys that do not come through, with where they were pressed. */
  swallowed: readonly string[];
  /** Moves the focus, which nobody has moved. */
  takesFocus: boolean;
  /** How often its live regions have something to say. */
  announcements: number;
  /** Pixels that it is wider than the window. */
  overflow: number;
}

export const QUIET: Behaviour = { swallowed: [], takesFocus: false, announcements: 0, overflow: 0 };

const LISTEN_MS = 500;
/** So often a region may speak in that time, and so many pixels a page may be off, by rounding. */
const ANNOUNCEMENTS = 5;
const PIXELS = 8;

/** Runs in the page, so it needs nothing of what runs here. */
async function listen(listenMs: number): Promise<Behaviour> {
  const { watchedPage } = globalThis as WatchedWindow;
  const field = (scope: string) =>
    [...document.querySelectorAll<HTMLElement>(scope)].find((one) => one.checkVisibility());
  const text = 'input:is(:not([type]), [type="text"], [type="search"], [type="tel"]), textarea';
  const targets: [where: string, target: HTMLElement | undefined, keys: string[]][] = [
    ['the page', document.body, ['Tab', 'Escape', 'Enter', '1']],
    ['a button', field('main button'), ['Tab', 'Escape', 'Enter']],
    ['a field', field(`main :is(${text})`), ['Tab', '1']],
    ['a field around the page', field(`header :is(${text})`), ['Tab', '1']],
  ];
  const swallowed = targets.flatMap(([where, target, keys]) =>
    target === undefined
      ? []
      : keys
          .filter((key) => {
            const event = new KeyboardEvent('keydown', {
              key,
              bubbles: true,
              cancelable: true,
              composed: true,
            });
            target.dispatchEvent(event);
            return event.defaultPrevented || watchedPage?.lastKey() !== event;
          })
          .map((key) => `${key} on ${where}`),
  );

  const probe = document.createElement('input');
  probe.readOnly = true;
  probe.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0';
  document.body.append(probe);
  probe.focus({ preventScroll: true });
  let announcements = 0;
  const regions =
    '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if ((target instanceof Element ? target : target.parentElement)?.closest(regions)) announcements += 1;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await new Promise((resolve) => setTimeout(resolve, listenMs));
  observer.disconnect();
  const takesFocus = document.activeElement !== probe;
  if (!takesFocus) probe.blur();
  probe.remove();
  const root = document.documentElement;
  return { swallowed, takesFocus, announcements, overflow: root.scrollWidth - root.clientWidth };
}

/** Presses keys on a page at rest, and listens to it for a moment. */
export const behaviourOf = (page: Page): Promise<Behaviour> => page.evaluate(listen, LISTEN_MS);

/** What a page does to whoever is on it that the live one does not, in words. */
export const ruder = (mine: Behaviour, live: Behaviour): string[] => [
  ...mine.swallowed.filter((key) => !live.swallowed.includes(key)).map((key) => `swallows ${key}`),
  ...(mine.takesFocus && !live.takesFocus ? ['takes the focus from where its buyer is'] : []),
  ...(mine.announcements > ANNOUNCEMENTS + live.announcements
    ? [`speaks ${mine.announcements} times in half a second to who hears it`]
    : []),
  ...(mine.overflow > PIXELS && mine.overflow > live.overflow + PIXELS
    ? [`is ${mine.overflow} px wider than the window`]
    : []),
];
