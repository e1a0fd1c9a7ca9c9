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

test('closes by its cross and returns the focus', async () => {
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

test('moves the focus next to its opener when that has been removed', async () => {
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

test('replacing another one returns the focus to the opener of the first', async () => {
  render(<StepsPage />);
  await userEvent.click(screen.getByRole('button', { name: '更换' }));
  await userEvent.click(await screen.findByRole('button', { name: '修改' }));
  await screen.findByRole('dialog', { name: '修改地址' });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: '更换' })).toHaveFocus();
});

test('has its question as its description', async () => {
  const dialog = await open({ ask: <p>请确认本单是否使用返利?</p> });
  expect(dialog).toHaveAccessibleDescription('请确认本单是否使用返利?');
  expect(dialog).toHaveTextContent('请确认本单是否使用返利?内容');
});

test('without a question has no description', async () => {
  expect(await open()).not.toHaveAttribute('aria-describedby');
});

test('reports its confirmation', async () => {
  const onOk = jest.fn();
  await open({ onOk });
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(onOk).toHaveBeenCalledTimes(1);
});

test('cannot be confirmed or closed while it is disabled', async () => {
  await open({ okDisabled: true, onClose: undefined });
  expect(screen.getByRole('button', { name: '确定' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('内容')).toBeVisible();
});
