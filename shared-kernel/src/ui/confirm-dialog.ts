import { cloneElement, createElement, type ReactElement } from 'react';
import { focusTrail, keepFocusTrail } from './focus-trail';
import { within } from './within';

export interface ConfirmDialogOptions {
  title: string;
  content: string;
  okText?: string;
  cancelText?: string;
  /** For irreversible actions: the confirming button warns. */
  danger?: boolean;
}

let asked = 0;

/** How long a click may remain without a response. */
const patienceMs = 2000;

/**
 * Asks for confirmation of something irreversible; true when the buyer confirms. Closing the dialog in any
 * way is a no. If the dialog's code does not load in time, the browser's own dialog asks.
 */
export async function confirmDialog({
  title,
  content,
  okText = '确定',
  cancelText = '取消',
  danger = false,
}: ConfirmDialogOptions): Promise<boolean> {
  const giveFocusBack = keepFocusTrail(focusTrail());
  const code = await within(patienceMs, import('./arco-modal'));
  if (!code) {
    const isAgreed = window.confirm(content);
    giveFocusBack();
    return isAgreed;
  }
  const { Modal } = code;
  asked += 1;
  const contentId = `question-${asked}`;
  return new Promise((resolve) => {
    Modal.confirm({
      title,
      content: createElement('div', { id: contentId }, content),
      modalRender: (modal) =>
        cloneElement(modal as ReactElement<{ 'aria-describedby'?: string }>, {
          'aria-describedby': contentId,
        }),
      okText,
      cancelText,
      okButtonProps: { status: danger ? 'danger' : 'default' },
      maskClosable: false,
      // Head and buttons as in every other dialog; Arco's simple kind is smaller and centred.
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
