/**
 * Runs in a page. Finds texts that are cut off, that stick out of their control, and that lie over one another.
 * @returns one line a find
 */
export function collisions(): string[] {
  const slack = 2;
  const found = new Set<string>();
  const seen: { text: string; element: Element; layer: Element | null; rect: DOMRect }[] = [];

  /** Whether a box shows only a part of a text on purpose: for the ear alone, or with dots behind. */
  const shortens = ({ clip, clipPath, textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    clip !== 'auto' || clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

  /** A line's upper and lower fifth hold no ink. */
  const isWithin = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - slack &&
    inner.top + inner.height / 5 >= outer.top - slack &&
    inner.right <= outer.right + slack &&
    inner.bottom - inner.height / 5 <= outer.bottom + slack;

  const touches = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

  function look(text: string, element: Element, range: Range) {
    const whole = range.getBoundingClientRect();
    const control = element.closest('button, input, [role="tab"]');
    let layer: Element | null = null;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (shortens(style)) return;
      if (/fixed|sticky/.test(style.position)) layer ??= box;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      // What is out of view altogether waits to be scrolled there.
      if (!touches(whole, edge)) return;
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      if (!scrolls && !isWithin(whole, edge)) found.add(`cut off: ${text}`);
      if (scrolls && !isWithin(whole, edge)) return;
    }
    const isBadge = getComputedStyle(element).position === 'absolute';
    if (control && !isBadge && !isWithin(whole, control.getBoundingClientRect()))
      found.add(`sticks out: ${text}`);
    for (const rect of range.getClientRects())
      if (rect.width > 1 && rect.height > 1) seen.push({ text, element, layer, rect });
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 24);
    if (!text || !element || element.closest('[inert], svg')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    look(text, element, range);
  }

  for (const field of document.querySelectorAll<HTMLElement>('input, select, textarea')) {
    if (
      !field.checkVisibility({ opacityProperty: true }) ||
      /checkbox|radio|file/.test(field.getAttribute('type') ?? '')
    )
      continue;
    if (Number.parseFloat(getComputedStyle(field).fontSize) * 1.2 > field.clientHeight)
      found.add(`too low: ${field.ariaLabel ?? field.closest('label')?.textContent ?? field.id}`);
  }

  seen.sort((one, other) => one.rect.top - other.rect.top);
  for (const [place, one] of seen.entries())
    for (const other of seen.slice(place + 1)) {
      if (other.rect.top >= one.rect.bottom) break;
      if (one.element === other.element || one.layer !== other.layer) continue;
      const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const high = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
      // Lines may touch with their empty upper and lower edges.
      if (wide > slack && high > Math.min(one.rect.height, other.rect.height) / 3)
        found.add(`over one another: ${one.text} | ${other.text}`);
    }
  return [...found];
}
