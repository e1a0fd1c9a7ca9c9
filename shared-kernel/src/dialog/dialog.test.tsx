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

function RowPage({ hasRow }: { hasRow: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label="地址">
      {hasRow && (
        <button type="button" onClick={() => setIsOpen(true)}>
          删除
        </button>
      )}
      {isOpen && (
        <Dialog title="提示" onClose={() => setIsOpen(false)}>
          内容
        </Dialog>
      )}
    </section>
  );
}

test('gives the focus to what is left around its opener when that has gone', async () => {
  const { rerender } = render(<RowPage hasRow />);
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  await screen.findByRole('dialog');
  rerender(<RowPage hasRow={false} />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('region', { name: '地址' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('region', { name: '地址' })).not.toHaveAttribute('tabindex');
});

function StepsPage() {
  const [step, setStep] = useState<'closed' | 'list' | 'form'>('closed');
  const close = () => setStep('closed');
  return (
    <>
      <button type="button" onClick={() => setStep('list')}>
        更换
      </button>
      {step === 'list' && (
        <Dialog key="list" title="选择地址" onClose={close}>
          <button type="button" onClick={() => setStep('form')}>
            修改
          </button>
        </Dialog>
      )}
      {step === 'form' && (
        <Dialog key="form" title="修改地址" onClose={close}>
          内容
        </Dialog>
      )}
    </>
  );
}

test('one that takes the place of another gives the focus back to where the first was opened', async () => {
  render(<StepsPage />);
  await userEvent.click(screen.getByRole('button', { name: '更换' }));
  await userEvent.click(await screen.findByRole('button', { name: '修改' }));
  await screen.findByRole('dialog', { name: '修改地址' });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: '更换' })).toHaveFocus();
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
