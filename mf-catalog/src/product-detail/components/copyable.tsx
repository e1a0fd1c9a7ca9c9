import { useRef } from 'react';
import { toast } from 'shared-kernel/ui';
import { CopyIcon } from '../../components/icons';
import styles from './copyable.module.css';

export interface CopyableProps {
  /** Name of the text: 型号, 商品编码. */
  name: string;
  text: string;
}

/** A text with a copy button. */
export function Copyable({ name, text }: CopyableProps) {
  const place = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      void toast.success(`${name}已复制`);
    } catch {
      // No secure context, or no permission: select the text, to be copied by hand.
      if (place.current) window.getSelection()?.selectAllChildren(place.current);
      void toast.warning('浏览器不允许自动复制，文字已选中，请手动复制');
    }
  };
  return (
    <span className={styles['copyable']}>
      <span ref={place}>{text}</span>
      <button type="button" aria-label={`复制${name}`} title={`复制${name}`} onClick={copy}>
        <CopyIcon size={16} />
      </button>
    </span>
  );
}
