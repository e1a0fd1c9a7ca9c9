import { act, render, screen } from '@testing-library/react';
import { applyReadingComfort, setReadingComfort, useReadingComfort } from './reading-comfort';

const Shown = () => <output>{JSON.stringify(useReadingComfort())}</output>;
const attributes = () =>
  document.documentElement.getAttributeNames().filter((name) => name.startsWith('data-'));

afterEach(() => act(() => setReadingComfort({ largeType: false, highContrast: false })));

test('a setting is applied to the document, published to its subscribers, and stored', () => {
  render(<Shown />);
  act(() => setReadingComfort({ largeType: true }));
  expect(attributes()).toEqual(['data-large-type']);
  expect(screen.getByRole('status')).toHaveTextContent('{"largeType":true,"highContrast":false}');
  expect(localStorage.getItem('readingComfort')).toBe('{"largeType":true,"highContrast":false}');
});

test('stored settings apply from the start, and another tab’s changes follow', () => {
  localStorage.setItem('readingComfort', '{"largeType":false,"highContrast":true}');
  act(applyReadingComfort);
  expect(attributes()).toEqual(['data-high-contrast']);
  localStorage.setItem('readingComfort', '{"largeType":true,"highContrast":true}');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'readingComfort' })));
  expect(attributes()).toEqual(['data-high-contrast', 'data-large-type']);
});

test('unreadable settings are ignored', () => {
  localStorage.setItem('readingComfort', '{broken');
  act(applyReadingComfort);
  expect(attributes()).toEqual([]);
});
