import { useRef } from 'react';
import { toast } from 'shared-kernel/ui';
import { CopyIcon } from '../../components/icons';
import styles from './copyable.module.css';

export interface CopyableProps {
  /** What the text is: 型号, 商品编码. */
  name: string;
  text: string;
}

/** A text that buyers carry elsewhere, with a button that copies it. */
export function Copyable({ name, text }: CopyableProps) {
  const place = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(`${name}已复制`);
    } catch {
      // No secure page, or not allowed: what is marked can be copied by hand.
      if (place.current) window.getSelection()?.selectAllChildren(place.current);
      toast.warning('浏览器不允许自动复制，文字已选中，请手动复制');
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
