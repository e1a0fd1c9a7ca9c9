import { act, render, screen } from '@testing-library/react';
import { applyReadingComfort, setReadingComfort, useReadingComfort } from './reading-comfort';

const Shown = () => <output>{JSON.stringify(useReadingComfort())}</output>;
const attributes = () =>
  document.documentElement.getAttributeNames().filter((name) => name.startsWith('data-'));

afterEach(() => act(() => setReadingComfort({ largeType: false, highContrast: false })));

test('a wish is put on the document, told to whoever shows it, and kept', () => {
  render(<Shown />);
  act(() => setReadingComfort({ largeType: true }));
  expect(attributes()).toEqual(['data-large-type']);
  expect(screen.getByRole('status')).toHaveTextContent('{"largeType":true,"highContrast":false}');
  expect(localStorage.getItem('readingComfort')).toBe('{"largeType":true,"highContrast":false}');
});

test('what was wished before holds from the start, and another tab’s change follows', () => {
  localStorage.setItem('readingComfort', '{"largeType":false,"highContrast":true}');
  act(applyReadingComfort);
  expect(attributes()).toEqual(['data-high-contrast']);
  localStorage.setItem('readingComfort', '{"largeType":true,"highContrast":true}');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'readingComfort' })));
  expect(attributes()).toEqual(['data-high-contrast', 'data-large-type']);
});

test('what cannot be read is as if nothing was wished', () => {
  localStorage.setItem('readingComfort', '{broken');
  act(applyReadingComfort);
  expect(attributes()).toEqual([]);
});
