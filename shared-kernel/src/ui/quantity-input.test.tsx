import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityInput, type QuantityInputProps } from './quantity-input';

const onChange = jest.fn();
const onCommit = jest.fn();

function Field({ value: initial, ...props }: Partial<QuantityInputProps>) {
  const [value, setValue] = useState(initial ?? 5);
  return (
    <QuantityInput
      label="数量"
      {...props}
      value={value}
      onChange={(quantity) => {
        setValue(quantity);
        onChange(quantity);
      }}
      onCommit={onCommit}
    />
  );
}

const field = () => screen.getByRole('spinbutton', { name: '数量' });

const retype = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};

beforeEach(() => jest.clearAllMocks());

test('15 digits are exact', async () => {
  render(<Field />);
  await retype('999999999999999');
  await userEvent.tab();
  expect(field()).toHaveValue('999999999999999');
  expect(onCommit.mock.calls).toEqual([[999_999_999_999_999]]);
  expect(screen.getByRole('button', { name: /^增加数量/ })).toBeDisabled();
});

test('each quantity in range is reported while typing, the last one on blur', async () => {
  render(<Field max={50} />);
  await retype('120');
  expect(onChange.mock.calls).toEqual([[1], [12]]);
  expect(field()).toBeInvalid();
  await userEvent.tab();
  expect(field()).toHaveValue('50');
  expect(field()).toBeValid();
  expect(onChange).toHaveBeenLastCalledWith(50);
  expect(onCommit.mock.calls).toEqual([[50]]);
});

test('an emptied field settles on the minimum, as zero does', async () => {
  render(<Field value={7} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('1');
  expect(onChange.mock.calls).toEqual([[1]]);
  expect(onCommit.mock.calls).toEqual([[1]]);
});

test('zero settles on the minimum', async () => {
  render(<Field />);
  await retype('0');
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('1');
  expect(onCommit.mock.calls).toEqual([[1]]);
});

test('zero is a quantity where the minimum is zero', async () => {
  render(<Field min={0} />);
  await retype('0');
  await userEvent.tab();
  expect(onCommit.mock.calls).toEqual([[0]]);
  expect(screen.getByRole('button', { name: /^减少数量/ })).toBeDisabled();
});

test.each([
  ['10.00', 10],
  ['1,000', 1_000],
  ['１３', 13],
  [' 7 ', 7],
])('a pasted “%s” is %d', async (text, quantity) => {
  render(<Field />);
  await userEvent.click(field());
  await userEvent.paste(text);
  await userEvent.tab();
  expect(field()).toHaveValue(String(quantity));
  expect(onCommit.mock.calls).toEqual([[quantity]]);
});

test.each([
  ['1.5', '数量不能有小数'],
  ['-5', '数量不能为负数'],
  ['1e9', '请填写整数'],
  ['5箱', '请填写整数'],
])('“%s” stays as typed, says why it is invalid, and changes nothing', async (text, reason) => {
  render(<Field value={7} />);
  await retype(text);
  await userEvent.tab();
  expect(field()).toHaveValue(text);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(reason);
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(onCommit).not.toHaveBeenCalled();
  for (const [last] of onChange.mock.calls.slice(-1)) expect(last).toBe(7);
  await retype('3');
  await userEvent.tab();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(onCommit.mock.calls).toEqual([[3]]);
});

test('a quantity cut to the maximum says so until it is changed again', async () => {
  render(<Field max={50} />);
  await retype('120');
  expect(field()).toHaveAccessibleDescription('最多 50');
  await userEvent.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('最多 50');
  await userEvent.click(screen.getByRole('button', { name: /^减少数量/ }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a quantity above the maximum that nobody typed is left to the page', () => {
  render(<Field value={12} max={8} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field()).toBeValid();
});

test('steps and arrow keys change by one and stop at the bounds', async () => {
  render(<Field value={2} max={3} />);
  await userEvent.click(screen.getByRole('button', { name: /^增加数量/ }));
  expect(screen.getByRole('button', { name: /^增加数量/ })).toBeDisabled();
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(field()).toHaveValue('1');
  expect(onCommit.mock.calls).toEqual([[3], [2], [1]]);
});

test('blur without a change reports nothing', async () => {
  render(<Field />);
  await userEvent.click(field());
  await userEvent.tab();
  expect(onCommit).not.toHaveBeenCalled();
});

test('a disabled field accepts no input', async () => {
  render(<Field disabled />);
  await userEvent.type(field(), '9');
  await userEvent.click(screen.getByRole('button', { name: /^增加数量/ }));
  expect(onChange).not.toHaveBeenCalled();
});

test('Escape restores the quantity from before typing', async () => {
  render(<Field value={7} />);
  await retype('120');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('7');
  expect(onChange).toHaveBeenLastCalledWith(7);
  await userEvent.tab();
  expect(onCommit).not.toHaveBeenCalled();
});
