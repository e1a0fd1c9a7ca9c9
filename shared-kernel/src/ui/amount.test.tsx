import { render, screen } from '@testing-library/react';
import { Amount } from './amount';

test('an amount has separators, two decimals and its unit', () => {
  const { container } = render(<Amount value="12345.6" unit="盒" tone="price" />);
  expect(screen.getByText('¥ 12,345.60')).toBeVisible();
  expect(container).toHaveTextContent('¥ 12,345.60/盒');
});

test('a former price is struck through', () => {
  render(<Amount value="386.00" tone="struck" />);
  expect(screen.getByText('¥ 386.00').tagName).toBe('S');
});

test('a reduction keeps its sign before the currency', () => {
  render(<Amount value="-772.00" />);
  expect(screen.getByText('− ¥ 772.00')).toBeVisible();
});

test('an amount hidden from this buyer is a dash', () => {
  render(<Amount value={null} unit="盒" />);
  expect(screen.getByText('—')).toBeVisible();
});
