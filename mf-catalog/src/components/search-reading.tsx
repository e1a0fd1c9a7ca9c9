import type { SearchReading as Reading } from 'shared-kernel/contracts';
import { quoted, sayReason } from '../model/search-reasons';
import styles from './search-reading.module.css';

export interface SearchReadingProps {
  reading: Reading;
}

/** Why a result has what was not typed, and which words it leaves out. */
export function SearchReading({ reading: { reasons, left } }: SearchReadingProps) {
  if (reasons.length === 0 && left.length === 0) return null;
  return (
    <div className={styles['reading']} role="status">
      {left.length > 0 && (
        <p>
          没有商品同时符合全部搜索词，以下结果不含<b>{quoted(left)}</b>
        </p>
      )}
      {reasons.length > 0 && <p>{reasons.map(sayReason).join('；')}</p>}
    </div>
  );
}
