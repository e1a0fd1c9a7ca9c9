/**
 * Where the focus was before a dialog took it: the element, its ancestors, then the same of the dialog below.
 */
export type FocusTrail = readonly HTMLElement[];

/** The trails of the open dialogs, innermost last: a dialog may open another, and close before it. */
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
 * Stores the trail while a dialog is open. The returned function restores the focus: to the element, or if
 * that is gone or not focusable, to the nearest remaining one of the trail, never to the document's start.
 */
export function keepFocusTrail(trail: FocusTrail): () => void {
  kept.push(trail);
  return () => {
    kept.splice(kept.indexOf(trail), 1);
    focusNearest(trail);
  };
}

/** Focuses the first element of the trail that still exists and takes the focus, or a control next to it. */
export function focusNearest(trail: FocusTrail): void {
  trail.some(
    (element) => element.isConnected && (takesFocus(element) || neighbours(element).some(takesFocus)),
  );
}

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * The neighbours of a control that is not focusable any more: its counterpart, or the field between the two.
 */
const neighbours = (element: HTMLElement): HTMLElement[] =>
  element.matches(controls)
    ? [element.previousElementSibling, element.nextElementSibling].filter(
        (beside): beside is HTMLElement => beside instanceof HTMLElement && beside.matches(controls),
      )
    : [];

function takesFocus(element: HTMLElement): boolean {
  // An element that has just been disabled is still focused for a moment.
  if (element.matches(':disabled')) return false;
  element.focus();
  if (document.activeElement === element) return true;
  if (element.matches(controls)) return false;
  // Focusable for this moment only.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const taken = document.activeElement === element;
  if (taken) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  else element.removeAttribute('tabindex');
  return taken;
}
