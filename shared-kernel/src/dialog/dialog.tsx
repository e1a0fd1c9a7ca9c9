import { Modal } from '@arco-design/web-react';
import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';
import { focusTrail, keepFocusTrail } from '../ui';
import styles from './dialog.module.css';

export interface DialogProps {
  title: string;
  /** The question or message at the top of the dialog; its accessible description. */
  ask?: ReactNode;
  okText?: ReactNode;
  /** Null omits the second button. */
  cancelText?: ReactNode;
  /** Disables the first button. */
  okDisabled?: boolean;
  busy?: boolean;
  onOk?: () => void;
  /** The second button; closes the dialog by default. */
  onSecond?: () => void;
  /** Escape and the cross in the corner; absent while the dialog cannot be closed. */
  onClose?: (() => void) | undefined;
  /** Without buttons. */
  bare?: boolean;
  /** For long text: as wide as the measure allows. */
  wide?: boolean;
  children?: ReactNode;
}

/** A modal dialog that traps the focus and returns it to the opener. */
export function Dialog({
  title,
  ask,
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
  const askId = useId();
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
      // Arco's own close icon is not a button, and its name is English.
      closeIcon={
        <button type="button" className={styles['close']} aria-label="关闭">
          ×
        </button>
      }
      maskClosable={false}
      escToExit={onClose !== undefined}
      className={`${styles['dialog']} ${wide ? styles['wide'] : ''}`}
      {...(ask !== undefined && { modalRender: (modal) => describedBy(askId, modal) })}
      onOk={() => onOk?.()}
      onCancel={() => onClose?.()}
      cancelButtonProps={{ onClick: () => onSecond?.() }}
    >
      {ask !== undefined && <div id={askId}>{ask}</div>}
      {children}
    </Modal>
  );
}

const describedBy = (id: string, modal: ReactNode) =>
  cloneElement(modal as ReactElement<{ 'aria-describedby'?: string }>, { 'aria-describedby': id });

function useReturningFocus(): void {
  const [trail] = useState(focusTrail);
  useEffect(() => keepFocusTrail(trail), [trail]);
}
