import { hasTypedText, rememberTyping } from './typed-fields';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<header><input id="search" /></header><main><input id="note" /></main>';
  stop = rememberTyping();
});
afterEach(() => stop());

function type(id: string, text: string): HTMLInputElement {
  const field = document.getElementById(id) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

test('text in a field of the page would be lost, until it is emptied', () => {
  expect(hasTypedText()).toBe(false);
  type('note', '上午送货');
  expect(hasTypedText()).toBe(true);
  type('note', '');
  expect(hasTypedText()).toBe(false);
});

test('the search field of the header loses nothing', () => {
  type('search', '手套');
  expect(hasTypedText()).toBe(false);
});

test('a field that has left the page holds nothing to lose', () => {
  type('note', '上午送货').remove();
  expect(hasTypedText()).toBe(false);
});
