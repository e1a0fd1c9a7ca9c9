import type { KeyboardEvent } from 'react';

/**
 * Arrow keys in a list of links that open a second list: up and down move within a list, right and left
 * between the two; without a second list, right and left move on, too.
 */
export function moveInMenu(event: KeyboardEvent, menu: HTMLElement | null): void {
  const focused = document.activeElement as HTMLElement;
  const items = [...(menu?.querySelectorAll<HTMLElement>(':scope > li > a') ?? [])];
  const item = items.find((link) => link.parentElement?.contains(focused));
  const beside = [...(item?.nextElementSibling?.querySelectorAll('a') ?? [])].filter(isVisible);
  const isBeside = beside.some((link) => link === focused);
  const list = isBeside ? beside : items;
  const at = list.indexOf(focused);
  const next = list[(at + 1) % list.length];
  const previous = list.at(at - 1);
  const target = {
    ArrowDown: next,
    ArrowUp: previous,
    ArrowRight: isBeside ? undefined : (beside[0] ?? next),
    ArrowLeft: isBeside ? item : beside[0] ? undefined : previous,
    Home: list[0],
    End: list.at(-1),
  }[event.key];
  if (!item || !target) return;
  event.preventDefault();
  target.focus();
}

const isVisible = (link: HTMLElement) => link.checkVisibility?.() !== false;
