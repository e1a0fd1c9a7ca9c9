import { useEffect, useRef } from 'react';
import { CloseIcon } from './icons';
import styles from './picture-dialog.module.css';

export interface PictureDialogProps {
  src: string;
  alt: string;
  onClose: () => void;
}

/** A picture as large as the window. Escape, the cross or a click closes it. */
export function PictureDialog({ src, alt, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // Closed by its own method, the dialog gives the focus back to where it was.
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog by itself
    <dialog ref={dialog} className={styles['dialog']} aria-label={alt} onClose={onClose} onClick={close}>
      <img src={src} alt={alt} />
      <button type="button" aria-label="关闭" onClick={close}>
        <CloseIcon />
      </button>
    </dialog>
  );
}
