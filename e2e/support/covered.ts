/**
 * Runs in a page. Scrolls through it and finds what the floating tools lie over: prices and other figures, buttons, links,
 * fields, headings.
 * @returns one line a find
 */
export async function coveredOnTheWay(): Promise<string[]> {
  const found = new Set<string>();
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 3) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
    for (const what of covered()) found.add(what);
  }
  return [...found];

  function covered(): Set<string> {
    const floats = [...document.querySelectorAll('[data-floats]')].filter(
      (tool) => getComputedStyle(tool).position === 'fixed' && tool.checkVisibility(),
    );
    const boxes = floats.flatMap((tool) =>
      [tool, ...tool.querySelectorAll('*')].map((part) => part.getBoundingClientRect()),
    );
    const isFloat = (element: Element) => floats.some((tool) => tool.contains(element));
    const found = new Set<string>();

    function look(what: string, element: Element, rects: Iterable<DOMRect>) {
      if (isFloat(element)) return;
      for (const rect of rects)
        for (const box of boxes) {
          const left = Math.max(rect.left, box.left);
          const right = Math.min(rect.right, box.right);
          const top = Math.max(rect.top, box.top);
          const bottom = Math.min(rect.bottom, box.bottom);
          // A hair's breadth is the border of both.
          if (right - left <= 1 || bottom - top <= 1) continue;
          // What is scrolled out of its own row, or folded away, is not there.
          const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
          if (there.some((at) => at === element || element.contains(at))) found.add(what.trim().slice(0, 30));
        }
    }

    for (const element of document.querySelectorAll(
      'button, a, input, select, textarea, h1, h2, h3, [role="tab"]',
    ))
      look(element.getAttribute('aria-label') ?? element.textContent ?? element.tagName, element, [
        element.getBoundingClientRect(),
      ]);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      if (!/\d/.test(text) || !node.parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      look(text, node.parentElement, range.getClientRects());
    }
    return found;
  }
}
