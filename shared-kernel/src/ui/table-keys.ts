import type { KeyboardEvent } from 'react';

const fields = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const actions = 'a[href], button:not(:disabled)';

const within = (cell: Element, selector: string) => [...cell.querySelectorAll<HTMLElement>(selector)];

/** The element of a cell that the arrow keys focus. */
const entryOf = (cell: Element): HTMLElement | undefined =>
  within(cell, fields)[0] ?? within(cell, actions)[0];

/** The first column of a cell, counting the spans before it. */
function columnOf(cell: HTMLTableCellElement): number {
  let column = 0;
  for (let before = cell.previousElementSibling; before; before = before.previousElementSibling) {
    column += (before as HTMLTableCellElement).colSpan;
  }
  return column;
}

/** The counterparts of `target` in its column, from top to bottom. */
function columnOfTargets(target: HTMLElement, cell: HTMLTableCellElement, table: HTMLTableElement) {
  const column = columnOf(cell);
  const place = within(cell, actions).indexOf(target);
  return [...table.rows]
    .flatMap((row) => [...row.cells].filter((one) => columnOf(one) === column))
    .flatMap((one) => (place < 0 ? within(one, fields) : within(one, actions).slice(place, place + 1)));
}

const neighbourInRow = (cell: HTMLTableCellElement, by: 1 | -1): HTMLElement | undefined => {
  const step = by > 0 ? 'nextElementSibling' : 'previousElementSibling';
  for (let next = cell[step]; next; next = next[step]) {
    const entry = entryOf(next);
    if (entry) return entry;
  }
  return undefined;
};

/** Whether a key of a text field would only move its caret. */
function keepsCaret(target: HTMLElement, { key, ctrlKey }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return false;
  const { selectionStart: start, selectionEnd: end, value } = target;
  if (start === null || end === null) return false;
  if (key === 'Home' || key === 'End') return target.role !== 'spinbutton' && !ctrlKey;
  const isWhole = start === 0 && end === value.length;
  if (key === 'ArrowLeft') return !isWhole && !(start === 0 && end === 0);
  if (key === 'ArrowRight') return !isWhole && start !== value.length;
  return false;
}

function focus(target: HTMLElement | undefined): void {
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

/**
 * Virtualised rows out of view are not rendered: the table's edge is scrolled into view before its last field
 * is looked for.
 */
function focusEdge(
  table: HTMLTableElement,
  edge: 'start' | 'end',
  find: () => HTMLElement | undefined,
): void {
  if (table.querySelector('[data-gap]')) {
    table.scrollIntoView({ block: edge });
    requestAnimationFrame(() => requestAnimationFrame(() => focus(find())));
  } else {
    focus(find());
  }
}

/**
 * Moves through a table by keyboard: arrows to the neighbouring cell, Home and End to the first and the last
 * row. Listen in the capture phase, before a field handles the key.
 */
export function moveByKey(event: KeyboardEvent<HTMLTableElement>): void {
  const table = event.currentTarget;
  const target = event.target as HTMLElement;
  const cell = target.closest<HTMLTableCellElement>('td, th');
  const handlesKey = /^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(event.key);
  if (!handlesKey || !cell || event.altKey || event.shiftKey || event.metaKey) return;
  if (target instanceof HTMLSelectElement || keepsCaret(target, event)) return;
  event.preventDefault();
  event.stopPropagation();

  const column = () => columnOfTargets(target, cell, table);
  const isUp = event.key === 'ArrowUp';
  if (isUp || event.key === 'ArrowDown') {
    const targets = column();
    focus(targets[targets.indexOf(target) + (isUp ? -1 : 1)]);
  } else if (event.key === 'Home') {
    // The checkbox of the heading is not a row.
    focusEdge(table, 'start', () => column().find((one) => !one.closest('thead')));
  } else if (event.key === 'End') {
    focusEdge(table, 'end', () => column().at(-1));
  } else {
    focus(neighbourInRow(cell, event.key === 'ArrowLeft' ? -1 : 1));
  }
}
