import { formatCount } from 'shared-kernel/domain';
import { Button } from 'shared-kernel/ui';
import type { SkippedRow } from '../../model/list-rows';
import styles from './read-report.module.css';

export interface ReadReportProps {
  /** How it was read, e.g. 清单.xlsx：表头在第 3 行. */
  text: string;
  skipped: readonly SkippedRow[];
  /** Asks the buyer for the columns again. */
  onRemap: () => void;
}

/** How a list was read, and which rows were skipped. */
export function ReadReport({ text, skipped, onRemap }: ReadReportProps) {
  return (
    <div className={styles['report']}>
      <p>
        {text}
        <Button kind="text" onClick={onRemap}>
          重新对应各列
        </Button>
      </p>
      {skipped.length > 0 && (
        <details>
          <summary>{formatCount(skipped.length, '行')}不是商品，未读入</summary>
          <ul>
            {skipped.map(({ line, text: content }) => (
              <li key={`${line} ${content}`}>
                第 {line} 行：{content}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
