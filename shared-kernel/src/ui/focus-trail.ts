/** Where the focus was before a dialog took it: the element, what is around it, then the same of a dialog below. */
export type FocusTrail = readonly HTMLElement[];

/** Of the dialogs that are open, the innermost last: one may open another, and go before it. */
const kept: FocusTrail[] = [];

export function focusTrail(): FocusTrail {
  const around: HTMLElement[] = [];
  let element = document.activeElement;
  while (element instanceof HTMLElement && element !== document.body) {
    around.push(element);
    element = element.parentElement;
  }
  return [...around, ...(kept.at(-1) ?? [])];
}

/**
 * Keeps the trail while a dialog is open. What it returns gives the focus back: to where it was, or where that has gone
 * or takes none any more, to the nearest thing around it that is left, and never to the document's start.
 */
export function keepFocusTrail(trail: FocusTrail): () => void {
  kept.push(trail);
  return () => {
    kept.splice(kept.indexOf(trail), 1);
    trail.some((element) => element.isConnected && takesFocus(element));
  };
}

function takesFocus(element: HTMLElement): boolean {
  element.focus();
  if (document.activeElement === element) return true;
  if (element.matches('button, input, select, textarea, [tabindex]')) return false;
  // A part of the page takes the focus only while it says so.
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
