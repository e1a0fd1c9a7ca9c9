import { render, screen } from '@testing-library/react';
import { Price } from './price';

test('a buyer’s own price has its name, and the list price that it undercuts is struck', () => {
  const { container } = render(<Price own="61.20" list="68.00" unit="瓶" />);
  expect(container).toHaveTextContent('您的价 ¥ 61.20/瓶¥ 68.00');
  expect(screen.getByText('¥ 68.00').tagName).toBe('S');
});

test.each(['61.2', '50.00', null])('a list price of %s is not repeated', (list) => {
  const { container } = render(<Price own="61.20" list={list} unit="瓶" />);
  expect(container).toHaveTextContent(/^您的价 ¥ 61.20\/瓶$/);
});

test('more expensive units make it the lowest price', () => {
  const { container } = render(<Price own="61.20" highest="367.20" list={null} />);
  expect(container).toHaveTextContent(/^您的价 ¥ 61.20 起$/);
});

test('a visitor sees the list price only', () => {
  const { container } = render(<Price own={null} list="68.00" unit="瓶" />);
  expect(container).toHaveTextContent(/^¥ 68.00\/瓶$/);
});

test('a buyer without their own price sees the list price small and named', () => {
  const { container } = render(<Price own={null} list="68.00" unit="瓶" isBuyer />);
  expect(container).toHaveTextContent(/^目录价 ¥ 68.00\/瓶$/);
});

test('without access to prices none is shown', () => {
  const { container } = render(<Price own={null} list={null} />);
  expect(container).toBeEmptyDOMElement();
});

test('the name is omitted under a heading that states it', () => {
  const { container } = render(<Price own="61.20" list="68.00" unnamed />);
  expect(container).toHaveTextContent(/^¥ 61.20¥ 68.00$/);
});
