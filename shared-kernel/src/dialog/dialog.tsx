import { Modal } from '@arco-design/web-react';
import { type ReactNode, useEffect, useState } from 'react';
import { focusTrail, keepFocusTrail } from '../ui';
import styles from './dialog.module.css';

export interface DialogProps {
  title: string;
  okText?: ReactNode;
  /** Null leaves out the second button. */
  cancelText?: ReactNode;
  /** The button cannot be pressed yet. */
  okDisabled?: boolean;
  busy?: boolean;
  onOk?: () => void;
  /** The second button; closes when not given. */
  onSecond?: () => void;
  /** Escape and the cross in the corner; not given while the dialog cannot be left. */
  onClose?: (() => void) | undefined;
  /** Neither button. */
  bare?: boolean;
  /** For what is read: as wide as a text may be. */
  wide?: boolean;
  children: ReactNode;
}

/** A dialog that holds the focus while it is open and gives it back to where it came from. */
export function Dialog({
  title,
  okText = '确定',
  cancelText = '取消',
  okDisabled = false,
  busy = false,
  onOk,
  onClose,
  onSecond = onClose,
  bare = false,
  wide = false,
  children,
}: DialogProps) {
  useReturningFocus();
  return (
    <Modal
      visible
      title={title}
      okText={okText}
      cancelText={cancelText}
      okButtonProps={{ disabled: okDisabled }}
      hideCancel={cancelText === null}
      confirmLoading={busy}
      {...(bare && { footer: null })}
      closable={onClose !== undefined}
      // Arco's own cross is no button, and its name is English.
      closeIcon={
        <button type="button" className={styles['close']} aria-label="关闭">
          ×
        </button>
      }
      maskClosable={false}
      escToExit={onClose !== undefined}
      className={`${styles['dialog']} ${wide ? styles['wide'] : ''}`}
      onOk={() => onOk?.()}
      onCancel={() => onClose?.()}
      cancelButtonProps={{ onClick: () => onSecond?.() }}
    >
      {children}
    </Modal>
  );
}

function useReturningFocus(): void {
  const [trail] = useState(focusTrail);
  useEffect(() => keepFocusTrail(trail), [trail]);
}
