import { render, screen } from '@testing-library/react';
import { OrderStatusTag } from './order-status-tag';

test.each([
  [5, 'warn'],
  [4, 'warn'],
  [6, 'ok'],
  [8, 'ok'],
  [9, 'info'],
  [0, 'bad'],
  [10, 'bad'],
  [98, 'neutral'],
  [99, 'neutral'],
] as const)('status %d has the server’s name and its group’s colour', (status, tone) => {
  render(<OrderStatusTag status={status} statusName="状态名" />);
  expect(screen.getByText('状态名')).toHaveClass(tone);
});
