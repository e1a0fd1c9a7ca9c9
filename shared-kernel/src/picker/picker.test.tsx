import '@arco-design/web-react/es/_util/react-19-adapter';
import '../testing/quiet-arco';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../dialog';
import { Picker } from './picker';
import type { PickerOption } from './picker-option';

const few: PickerOption[] = [
  { id: '1', name: '临江市第一人民医院', detail: '编号 H001' },
  { id: '2', name: '临江市中医院', detail: '编号 H002' },
  { id: '3', name: '青浦人民医院', detail: '编号 Q003' },
];

interface PageProps {
  options: readonly PickerOption[];
  first: string | null;
  onClose: () => void;
}

function Page({ options, first, onClose }: PageProps) {
  const [picked, setPicked] = useState(first);
  return (
    <Dialog title="选择医院" onClose={onClose}>
      <Picker
        label="医院"
        options={options}
        picked={picked}
        onPick={setPicked}
        placeholder="医院名称或编码"
        none="没有找到医院"
      />
    </Dialog>
  );
}

function open({ options = few, first = null }: Partial<PageProps> = {}) {
  const onClose = jest.fn();
  const { baseElement } = render(<Page options={options} first={first} onClose={onClose} />);
  return {
    onClose,
    baseElement,
    user: userEvent.setup(),
    field: screen.getByRole('combobox', { name: '医院' }),
  };
}

const options = async () =>
  within(await screen.findByRole('listbox', { name: '医院' })).getAllByRole('option');

/** The option that is `aria-activedescendant`. */
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

const keyCodes = { ArrowDown: 40, Enter: 13, Escape: 27 };

/** A key press with its key code: Arco reads the code, which user-event omits. */
const press = (field: HTMLElement, key: keyof typeof keyCodes) =>
  fireEvent.keyDown(field, { key, keyCode: keyCodes[key] });

test('every typed word narrows the list, by name and by code', async () => {
  const { user, field } = open();
  await user.click(field);
  expect(await options()).toHaveLength(3);
  await user.type(field, '人民 q0');
  expect((await options()).map(({ textContent }) => textContent)).toEqual(['青浦人民医院编号 Q003']);
  expect(screen.getByRole('status')).toHaveTextContent('1 项');
  const [found] = await options();
  // The list takes no pointer until its animation has ended.
  await waitFor(() => user.click(found as HTMLElement));
  expect(field).toHaveValue('青浦人民医院');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('an empty result is announced', async () => {
  const { user, field } = open();
  await user.type(field, '口腔');
  expect(await screen.findAllByText('没有找到医院')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('没有找到医院');
});

test('the keyboard opens it, moves the active option, and picks', async () => {
  const { field } = open({ first: '1' });
  field.focus();
  press(field, 'ArrowDown');
  expect(await options()).toHaveLength(3);
  await waitFor(() => expect(activeOption(field)).toHaveTextContent('临江市第一人民医院'));
  expect(activeOption(field)).toHaveAttribute('aria-selected', 'true');
  press(field, 'ArrowDown');
  await waitFor(() => expect(activeOption(field)).toHaveTextContent('临江市中医院'));
  press(field, 'Enter');
  await waitFor(() => expect(field).toHaveValue('临江市中医院'));
  expect(field).toHaveFocus();
});

test('Escape closes the list first, and then the dialog', async () => {
  const { user, field, onClose } = open({ first: '1' });
  await user.click(field);
  await user.type(field, '中医');
  press(field, 'Escape');
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
  expect(onClose).not.toHaveBeenCalled();
  expect(field).toHaveValue('临江市第一人民医院');
  press(field, 'Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the keyboard can leave the field in both directions', async () => {
  const { user, field } = open();
  field.focus();
  await user.tab();
  expect(field).not.toHaveFocus();
  await user.tab({ shift: true });
  expect(field).toHaveFocus();
  await user.tab({ shift: true });
  expect(field).not.toHaveFocus();
});

test('a long list is virtualised, and each option has its position in the whole', async () => {
  const many = Array.from({ length: 240 }, (_, index) => ({
    id: `${index}`,
    name: `第 ${index + 1} 医院`,
    detail: '',
  }));
  const { user, field } = open({ options: many });
  await user.click(field);
  const drawn = await options();
  expect(drawn.length).toBeLessThan(60);
  expect(drawn[0]).toHaveAttribute('aria-setsize', '240');
  expect(drawn[0]).toHaveAttribute('aria-posinset', '1');
});
