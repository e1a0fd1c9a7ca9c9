import '../testing/quiet-arco';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, type DialogProps } from './dialog';

function Page(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        打开
      </button>
      {isOpen && (
        <Dialog title="选择地址" onClose={() => setIsOpen(false)} {...props}>
          内容
        </Dialog>
      )}
    </>
  );
}

async function open(props: Partial<DialogProps> = {}) {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  return screen.findByRole('dialog');
}

test('closes by its cross and gives the focus back', async () => {
  expect(await open()).toHaveTextContent('选择地址内容');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByText('内容')).toBeNull();
  expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
});

test('tells when it is agreed to', async () => {
  const onOk = jest.fn();
  await open({ onOk });
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(onOk).toHaveBeenCalledTimes(1);
});

test('cannot be agreed to yet, nor left, while it says so', async () => {
  await open({ okDisabled: true, onClose: undefined });
  expect(screen.getByRole('button', { name: '确定' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('内容')).toBeVisible();
});
