import type { ReactNode } from 'react';
import { focusTrail, keepFocusTrail } from './focus-trail';

export interface ConfirmDialogOptions {
  title: string;
  content: ReactNode;
  okText?: string;
  cancelText?: string;
  /** For what cannot be undone: the button that does it warns. */
  danger?: boolean;
}

/** Asks before something that cannot be undone; true when the buyer agreed. Closing it in any way is a no. */
export async function confirmDialog({
  title,
  content,
  okText = '确定',
  cancelText = '取消',
  danger = false,
}: ConfirmDialogOptions): Promise<boolean> {
  const giveFocusBack = keepFocusTrail(focusTrail());
  const { Modal } = await import('./arco-modal');
  return new Promise((resolve) => {
    Modal.confirm({
      title,
      content,
      okText,
      cancelText,
      okButtonProps: { status: danger ? 'danger' : 'default' },
      maskClosable: false,
      // The head and the buttons of every other dialog; Arco would draw a smaller kind, in the middle.
      simple: false,
      icon: null,
      closable: false,
      style: { width: 'min(400 * var(--px), calc(100vw - 2 * var(--gutter)))' },
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
      afterClose: giveFocusBack,
    });
  });
}
