/**
 * Runs in a page. Finds buttons, links and fields of the dialog on top that something else lies over, or that cannot be
 * scrolled into view.
 * @returns one line a find
 */
export function outOfReach(): string[] {
  const dialog = [...document.querySelectorAll('[role="dialog"], dialog[open]')]
    .filter((box) => box.checkVisibility({ opacityProperty: true }))
    .at(-1);
  const found: string[] = [];
  for (const control of dialog?.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea') ??
    []) {
    const hidden = !control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (hidden || control.matches(':disabled, [type="file"]')) continue;
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const label = control.closest('label');
    if (!hit || !(control.contains(hit) || hit.contains(control) || label?.contains(hit)))
      found.push(`out of reach: ${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 24)}`);
  }
  return found;
}
