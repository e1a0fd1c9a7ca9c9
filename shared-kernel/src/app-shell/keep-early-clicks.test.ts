import { keepEarlyClicks } from './keep-early-clicks';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const button = () => document.querySelector<HTMLElement>('#add') as HTMLElement;
let clicks: string[];

/** As React marks what it has made alive. */
function makeAlive(element: HTMLElement): void {
  Object.assign(element, { __reactFiber$x: {} });
  element.addEventListener('click', () => clicks.push(element.id));
}

beforeAll(() => keepEarlyClicks(document));

beforeEach(() => {
  clicks = [];
  document.body.innerHTML =
    '<div id="root"><button id="add"><b>加入</b></button><input id="tick" type="checkbox"><a id="away" href="#x">x</a></div><template id="words"></template>';
});

test('a click on what is not alive yet counts once, as soon as it is', async () => {
  button().querySelector('b')?.click();
  await frame();
  expect(clicks).toEqual([]);
  makeAlive(button());
  await frame();
  await frame();
  expect(clicks).toEqual(['add']);
});

test('clicks keep their order, and a box is not ticked twice', async () => {
  const box = document.querySelector<HTMLInputElement>('#tick') as HTMLInputElement;
  box.click();
  button().click();
  expect(box.checked).toBe(false);
  makeAlive(button());
  makeAlive(box);
  for (let frames = 0; frames < 4; frames++) await frame();
  expect([clicks, box.checked]).toEqual([['tick', 'add'], true]);
});

test('what is alive, links, and a document that has given up are left alone', () => {
  makeAlive(button());
  button().click();
  expect(clicks).toEqual(['add']);
  const isLeft = (id: string) =>
    document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(isLeft('away')).toBe(true);
  expect(isLeft('tick')).toBe(false);
  document.querySelector('#words')?.remove();
  expect(isLeft('tick')).toBe(true);
});

test('what was kept is not clicked once the document has given up', async () => {
  button().click();
  document.querySelector('#words')?.remove();
  await frame();
  makeAlive(button());
  await frame();
  await frame();
  expect(clicks).toEqual([]);
});

test('what has gone meanwhile holds up nothing', async () => {
  document.querySelector<HTMLElement>('#tick')?.click();
  button().click();
  document.querySelector('#tick')?.remove();
  makeAlive(button());
  for (let frames = 0; frames < 4; frames++) await frame();
  expect(clicks).toEqual(['add']);
});
