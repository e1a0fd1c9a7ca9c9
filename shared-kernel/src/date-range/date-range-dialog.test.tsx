import '@arco-design/web-react/es/_util/react-19-adapter';
import '../testing/quiet-arco';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateRangeDialog, type DateRangeDialogProps } from './date-range-dialog';

jest.useFakeTimers({ now: new Date(2024, 4, 20, 9), advanceTimers: true });

function open(period: DateRangeDialogProps['period'] = {}) {
  const onChoose = jest.fn();
  const onClose = jest.fn();
  render(<DateRangeDialog title="选择下单日期" period={period} onChoose={onChoose} onClose={onClose} />);
  return { onChoose, onClose, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

/** Days of adjacent months are rendered twice, and hidden by Arco's style. */
const shown = (button: HTMLElement) => !button.closest('.arco-picker-cell-hidden');
const day = (name: string) => screen.getAllByRole('button', { name }).filter(shown)[0] as HTMLElement;
const agree = () => screen.getByRole('button', { name: '确定' });

test('a preset period takes one click', async () => {
  const { onChoose, user } = open();
  await user.click(day('上月'));
  expect(onChoose).toHaveBeenCalledWith({ start: '2024-04-01', end: '2024-04-30' });
});

test('a period is its first and last day, picked in either order', async () => {
  const { onChoose, user } = open();
  expect(agree()).toBeDisabled();
  await user.click(day('2024年5月9日'));
  expect(screen.getByRole('status')).toHaveTextContent('2024-05-09 至 请选择结束日期');
  expect(agree()).toBeDisabled();
  await user.click(day('2024年4月28日'));
  expect(screen.getByRole('status')).toHaveTextContent('2024-04-28 至 2024-05-09');
  expect(day('2024年4月28日')).toHaveAttribute('aria-pressed', 'true');
  await user.click(agree());
  expect(onChoose).toHaveBeenCalledWith({ start: '2024-04-28', end: '2024-05-09' });
});

test('the period of the fields is shown, and can be changed', async () => {
  const { onChoose, user } = open({ start: '2023-12-30', end: '2024-01-02' });
  expect(day('2023年12月30日')).toHaveAttribute('aria-pressed', 'true');
  await user.click(day('2024年1月10日'));
  await user.click(day('2024年1月12日'));
  await user.click(agree());
  expect(onChoose).toHaveBeenCalledWith({ start: '2024-01-10', end: '2024-01-12' });
});

test('the days are one tab stop, with the arrow keys between them', async () => {
  const { user } = open();
  expect(
    screen.getAllByRole('button', { name: /月\d+日/ }).filter((one) => one.tabIndex === 0 && shown(one)),
  ).toEqual([day('2024年5月20日')]);
  day('2024年5月20日').focus();
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(day('2024年5月14日')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2024-05-14 至');
});

test('named buttons open other months', async () => {
  const { user } = open();
  await user.click(day('上个月'));
  expect(day('2024年3月1日')).toHaveAttribute('tabindex', '0');
  await user.click(day('上一年'));
  expect(day('2023年3月1日')).toBeInTheDocument();
});
