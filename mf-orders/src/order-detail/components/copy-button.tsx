import { Button, toast } from 'shared-kernel/ui';
import styles from './copy-button.module.css';

export interface CopyButtonProps {
  /** 订单号, 运单号 */
  what: string;
  text: string;
}

/** Copies a number to the clipboard. */
export function CopyButton({ what, text }: CopyButtonProps) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      void toast.success(`${what}已复制`);
    } catch {
      void toast.warning('浏览器不允许复制，请手动选择复制');
    }
  }
  return (
    <span className={styles['copy']}>
      <Button kind="text" aria-label={`复制${what} ${text}`} onClick={() => void copy()}>
        复制
      </Button>
    </span>
  );
}
