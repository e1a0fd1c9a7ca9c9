import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Button, ButtonLink } from './button';

test('a busy button says so, cannot be pressed again, and keeps the focus', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>提交订单</Button>);
  await userEvent.click(screen.getByRole('button', { name: '提交订单' }));
  rerender(
    <Button onClick={onClick} busy>
      提交订单
    </Button>,
  );
  const button = screen.getByRole('button', { name: '提交订单' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
});

test('a busy button does not submit its form', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="型号" />
      <Button type="submit" busy={busy}>
        查询
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.type(screen.getByLabelText('型号'), '{Enter}');
  rerender(form(true));
  await userEvent.type(screen.getByLabelText('型号'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a link that looks like a button is a link', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/home" kind="primary">
        继续购物
      </ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: '继续购物' })).toHaveAttribute('href', '/home');
});
