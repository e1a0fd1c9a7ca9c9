import { type FocusTrail, focusNearest, focusTrail } from 'shared-kernel/ui';

/**
 * Whoever uses the keyboard is never thrown back to the document's start: when what has the focus goes away or can be
 * pressed no more, the focus goes to the nearest thing that is left. What a pointer does is left as it is.
 */
export function keepFocus(): void {
  let byKeyboard = true;
  let trail: FocusTrail = focusTrail();
  document.addEventListener('pointerdown', () => {
    byKeyboard = false;
  });
  document.addEventListener('keydown', () => {
    byKeyboard = true;
  });
  document.addEventListener('focusin', () => {
    trail = focusTrail();
  });
  const isLost = () =>
    document.activeElement === document.body || document.activeElement?.matches(':disabled');
  let soon: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    if (!byKeyboard || !isLost()) return;
    // The focus may be on its way from one place to the next; where it has come to shows a moment later.
    clearTimeout(soon);
    soon = setTimeout(() => {
      if (isLost()) focusNearest(trail);
    });
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}
