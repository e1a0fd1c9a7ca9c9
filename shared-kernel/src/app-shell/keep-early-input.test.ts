import { keepEarlyInput } from './keep-early-input';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const button = () => document.querySelector<HTMLElement>('#add') as HTMLElement;
let clicks: string[];

/** As React marks what it has made alive. */
function makeAlive(element: HTMLElement): void {
  Object.assign(element, { __reactFiber$x: {} });
  element.addEventListener('click', () => clicks.push(element.id));
}

beforeAll(() => keepEarlyInput(document));

beforeEach(() => {
  clicks = [];
  document.body.innerHTML =
    '<div id="root"><button id="add"><b>加入</b></button><input id="tick" type="checkbox"><label for="tick" id="name">全选</label><button id="more">更多</button><a id="away" href="#x">x</a><form id="find"><input id="word"></form><select id="unit"><option>盒</option><option>箱</option></select></div><template id="words"></template>';
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
  expect(box.checked).toBe(true);
  makeAlive(button());
  makeAlive(box);
  for (let frames = 0; frames < 4; frames++) await frame();
  expect([clicks, box.checked]).toEqual([['tick', 'add'], true]);
});

test('a box that is ticked by its name and cleared again is heard of both times, and stands as it was left', async () => {
  const box = document.querySelector<HTMLInputElement>('#tick') as HTMLInputElement;
  document.querySelector<HTMLElement>('#name')?.click();
  expect(box.checked).toBe(true);
  box.click();
  // React sets it back to what it knows.
  box.checked = false;
  const heard: boolean[] = [];
  makeAlive(box);
  box.addEventListener('change', () => heard.push(box.checked));
  for (let frames = 0; frames < 4; frames++) await frame();
  expect([heard, box.checked]).toEqual([[true, false], false]);
});

test('a choice among several is heard, whichever React had set', async () => {
  document
    .querySelector('#root')
    ?.insertAdjacentHTML(
      'beforeend',
      '<input type="radio" name="unit" id="piece" checked><input type="radio" name="unit" id="box">',
    );
  const [piece, box] = ['#piece', '#box'].map((id) => document.querySelector<HTMLInputElement>(id));
  box?.click();
  expect(box?.checked).toBe(true);
  if (piece) piece.checked = true;
  makeAlive(box as HTMLInputElement);
  await frame();
  await frame();
  expect([clicks, box?.checked, piece?.checked]).toEqual([['box'], true, false]);
});

test('arrows lead on from where the one before has led, once menus are alive', async () => {
  const [add, more] = ['#add', '#more'].map((id) => document.querySelector<HTMLElement>(id) as HTMLElement);
  const heard: string[] = [];
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  add?.focus();
  for (const key of ['ArrowDown', 'Tab', 'ArrowRight']) press(key);
  document.querySelector('#root')?.addEventListener('keydown', (event) => {
    const { key, target } = event as KeyboardEvent;
    heard.push(`${key} ${(target as Element).id}`);
    more?.focus();
  });
  for (const element of [add, more]) makeAlive(element as HTMLElement);
  for (let frames = 0; frames < 4; frames++) await frame();
  expect(heard).toEqual(['ArrowDown add', 'ArrowRight more']);
});

test('what is alive, links, and a document that has given up are left alone', () => {
  makeAlive(button());
  button().click();
  expect(clicks).toEqual(['add']);
  const isLeft = (id: string) =>
    document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(isLeft('away')).toBe(true);
  expect(isLeft('more')).toBe(false);
  document.querySelector('#words')?.remove();
  expect(isLeft('more')).toBe(true);
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

const field = () => document.querySelector('#word') as HTMLInputElement;
function type(text: string, isComposing = false): void {
  field().value = text;
  field().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
}
/** As React makes a field alive: its setter remembers what was set, and an `input` with that value is not heard. */
function heardOf(element: HTMLInputElement): string[] {
  Object.assign(element, { __reactFiber$x: {} });
  const heard: string[] = [];
  let known = element.value;
  const native = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(element),
    'value',
  ) as PropertyDescriptor;
  Object.defineProperty(element, 'value', {
    get: () => native.get?.call(element),
    set: (text: string) => {
      known = text;
      native.set?.call(element, text);
    },
  });
  element.addEventListener('input', () => {
    if (element.value !== known) heard.push(element.value);
    known = element.value;
  });
  return heard;
}

test('what is typed early is heard once, whole, with its caret where it was', async () => {
  type('A');
  type('AL-PAA');
  field().setSelectionRange(2, 2);
  const heard = heardOf(field());
  for (let frames = 0; frames < 3; frames++) await frame();
  expect([heard, field().value, field().selectionStart]).toEqual([['AL-PAA'], 'AL-PAA', 2]);
});

test('what an input method composes is heard when it is done, and what is typed on is not undone', async () => {
  type('xiaodu', true);
  const heard = heardOf(field());
  await frame();
  await frame();
  expect(heard).toEqual([]);
  field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  for (let frames = 0; frames < 3; frames++) await frame();
  expect(heard).toEqual(['xiaodu']);
});

test('who types on when a field has become alive is heard by React itself', async () => {
  type('A');
  const heard = heardOf(field());
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') as PropertyDescriptor;
  native.set?.call(field(), 'AL');
  field().dispatchEvent(new InputEvent('input', { bubbles: true }));
  for (let frames = 0; frames < 3; frames++) await frame();
  expect(heard).toEqual(['AL']);
});

test('a form that is sent early is sent with what was typed, and a choice counts', async () => {
  const form = document.querySelector('#find') as HTMLFormElement;
  const sent: string[] = [];
  type('手套');
  form.requestSubmit();
  type('手套 中号');
  const unit = document.querySelector('#unit') as HTMLSelectElement;
  unit.value = '箱';
  unit.dispatchEvent(new Event('input', { bubbles: true }));
  const heard = heardOf(field());
  const chosen: string[] = [];
  Object.assign(unit, { __reactFiber$x: {} });
  unit.addEventListener('change', () => chosen.push(unit.value));
  Object.assign(form, { __reactFiber$x: {} });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(field().value);
  });
  for (let frames = 0; frames < 6; frames++) await frame();
  expect({ heard, sent, chosen }).toEqual({ heard: ['手套 中号'], sent: ['手套 中号'], chosen: ['箱'] });
});

/** React makes a part alive at the first event that a user causes, before anybody hears of it. */
function atUserEvents(makeAlivePart: () => void): () => void {
  const types = ['click', 'input', 'change', 'textInput'];
  for (const type of types) document.addEventListener(type, makeAlivePart, true);
  return () => {
    for (const type of types) document.removeEventListener(type, makeAlivePart, true);
  };
}

test('a choice is heard where React knows its box, and sets it back at the next event', async () => {
  const box = document.querySelector<HTMLInputElement>('#tick') as HTMLInputElement;
  box.click();
  let isFirst = true;
  const stopHydrating = atUserEvents(() => {
    if (isFirst) box.checked = false;
    isFirst = false;
  });
  const heard: boolean[] = [];
  box.addEventListener('change', () => heard.push(box.checked));
  makeAlive(box);
  for (let frames = 0; frames < 3; frames++) await frame();
  stopHydrating();
  expect([heard, box.checked]).toEqual([[true], true]);
});

test('what is typed is heard where the event itself makes the field alive, which sets it back', async () => {
  type('AL-PAA');
  let isFirst = true;
  const setBack = () => {
    if (isFirst) field().value = '';
    isFirst = false;
  };
  const stopHydrating = atUserEvents(setBack);
  const heard = heardOf(field());
  for (let frames = 0; frames < 3; frames++) await frame();
  stopHydrating();
  expect(heard).toEqual(['AL-PAA']);
});

test('a choice that itself makes its field alive counts once', async () => {
  const unit = document.querySelector('#unit') as HTMLSelectElement;
  const chosen: string[] = [];
  // As React does at an event in a part that it has the script of, and not yet made alive.
  const hear = ({ type, target }: Event) => {
    Object.assign(target as Element, { __reactFiber$x: {} });
    if (type === 'change') chosen.push((target as HTMLSelectElement).value);
  };
  const root = document.querySelector('#root');
  for (const type of ['input', 'change']) root?.addEventListener(type, hear);
  unit.value = '箱';
  for (const type of ['input', 'change']) unit.dispatchEvent(new Event(type, { bubbles: true }));
  Object.assign(unit, { __reactFiber$x: {} });
  for (let frames = 0; frames < 3; frames++) await frame();
  expect(chosen).toEqual(['箱']);
});
