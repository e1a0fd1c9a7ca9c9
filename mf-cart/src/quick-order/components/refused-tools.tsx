import { formatCount } from 'shared-kernel/domain';
import { Button } from 'shared-kernel/ui';
import styles from './refused-tools.module.css';

export interface RefusedToolsProps {
  count: number;
  /** Whether only they are shown. */
  isAlone: boolean;
  onAlone: (isAlone: boolean) => void;
  onSave: () => void;
  onRemove: () => void;
}

/** What can be done with the rows that did not pass. */
export function RefusedTools({ count, isAlone, onAlone, onSave, onRemove }: RefusedToolsProps) {
  return (
    <section className={styles['tools']} aria-label="需修改的行">
      <label className={styles['alone']}>
        <input type="checkbox" checked={isAlone} onChange={({ target }) => onAlone(target.checked)} />
        只看需修改的 {formatCount(count, '行')}
      </label>
      <Button kind="text" onClick={onSave}>
        下载需修改的行
      </Button>
      <Button kind="text" onClick={onRemove}>
        移除需修改的行
      </Button>
    </section>
  );
}
