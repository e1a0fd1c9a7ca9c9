import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Pager, type PagerProps } from './pager';
import { pagerSteps } from './pager-steps';

const shown = (current: number, pages: number) =>
  pagerSteps(current, pages)
    .map((step) => (step === 'gap' ? '…' : step))
    .join(' ');

test('few pages are all shown', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(2, 5)).toBe('1 2 3 4 5');
});

test('of many, the first, the last and those nearby', () => {
  expect(shown(1, 38)).toBe('1 2 3 … 38');
  expect(shown(20, 38)).toBe('1 … 18 19 20 21 22 … 38');
  expect(shown(38, 38)).toBe('1 … 36 37 38');
});

test('a gap hides at least two pages', () => {
  expect(shown(1, 6)).toBe('1 2 3 … 6');
  expect(shown(5, 9)).toBe('1 2 3 4 5 6 7 8 9');
  expect(shown(6, 11)).toBe('1 … 4 5 6 7 8 … 11');
});

const Address = () => <output>{useLocation().search}</output>;

const show = (props: Partial<PagerProps>) =>
  render(
    <MemoryRouter>
      <Pager
        {...{ current: 2, pageSize: 10, total: 35, ...props }}
        to={(page, size) => `?page=${page}&size=${size}`}
      />
      <Address />
    </MemoryRouter>,
  );

test('links to the other pages and marks the current one', async () => {
  show({});
  expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '上一页' })).toHaveAttribute('href', '/?page=1&size=10');
  await userEvent.click(screen.getByRole('link', { name: '下一页' }));
  expect(screen.getByRole('status')).toHaveTextContent('?page=3&size=10');
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('another size starts from the first page', async () => {
  show({ pageSizes: [10, 20, 40] });
  expect(screen.getByText('共 35 条')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '20');
  expect(screen.getByRole('status')).toHaveTextContent('?page=1&size=20');
});

test('is hidden when everything fits on the smallest page', () => {
  show({ current: 1, total: 10, pageSizes: [10, 20] });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('stays when only the chosen size fits everything', () => {
  show({ current: 1, total: 12, pageSize: 20, pageSizes: [10, 20] });
  expect(screen.getByRole('combobox', { name: '每页条数' })).toHaveValue('20');
});
