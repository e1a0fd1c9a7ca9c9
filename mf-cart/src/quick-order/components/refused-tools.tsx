import { formatCount } from 'shared-kernel/domain';
import { Button } from 'shared-kernel/ui';
import styles from './refused-tools.module.css';

export interface RefusedToolsProps {
  count: number;
  /** Whether only the refused rows are shown. */
  showsOnlyRefused: boolean;
  onShowOnlyRefused: (showsOnlyRefused: boolean) => void;
  onSave: () => void;
  onRemove: () => void;
}

/** Actions on the refused rows. */
export function RefusedTools({
  count,
  showsOnlyRefused,
  onShowOnlyRefused,
  onSave,
  onRemove,
}: RefusedToolsProps) {
  return (
    <section className={styles['tools']} aria-label="需修改的行">
      <label className={styles['only']}>
        <input
          type="checkbox"
          checked={showsOnlyRefused}
          onChange={({ target }) => onShowOnlyRefused(target.checked)}
        />
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
