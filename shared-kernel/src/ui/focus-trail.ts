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
    focusNearest(trail);
  };
}

/** Puts the focus on the first of the trail that is left and takes it, or on a control right beside it. */
export function focusNearest(trail: FocusTrail): void {
  trail.some(
    (element) => element.isConnected && (takesFocus(element) || neighbours(element).some(takesFocus)),
  );
}

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** Of a control that takes no focus any more, the ones beside it: its twin, or the field between the two. */
const neighbours = (element: HTMLElement): HTMLElement[] =>
  element.matches(controls)
    ? [element.previousElementSibling, element.nextElementSibling].filter(
        (beside): beside is HTMLElement => beside instanceof HTMLElement && beside.matches(controls),
      )
    : [];

function takesFocus(element: HTMLElement): boolean {
  // One that has just been disabled still counts as focused for a moment.
  if (element.matches(':disabled')) return false;
  element.focus();
  if (document.activeElement === element) return true;
  if (element.matches(controls)) return false;
  // A part of the page takes the focus only while it says so.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const taken = document.activeElement === element;
  if (taken) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  else element.removeAttribute('tabindex');
  return taken;
}
