/**
 * A click on a control of a drawn page counts once, however early: what React has not made alive yet is clicked as soon
 * as it is. Links and details work by themselves. Part of a script in the document, so it imports nothing.
 */
export function keepEarlyClicks(page: Document): void {
  const early: HTMLElement[] = [];
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const clickAgain = () => {
    // Without its words the document has given up on React (release/src/documents/boot-script.ts).
    if (!page.getElementById('words')) early.length = 0;
    const [first] = early;
    if (!first) return;
    const alive = isAlive(first);
    if (alive || !first.isConnected) early.shift();
    if (alive && first.isConnected) first.click();
    requestAnimationFrame(clickAgain);
  };
  const keep = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('a,summary,button,input,label,[role=tab]');
    if (!control?.closest('#root') || control.matches('a,summary') || isAlive(control)) return;
    if (!page.getElementById('words')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (early.push(control) === 1) requestAnimationFrame(clickAgain);
  };
  page.addEventListener('click', keep, true);
}
