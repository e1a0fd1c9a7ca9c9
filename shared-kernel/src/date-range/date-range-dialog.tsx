import { useState } from 'react';
import { Dialog } from '../dialog';
import { type Period, recentPeriods } from '../domain';
import { Button } from '../ui';
import { Calendar } from './calendar';
import styles from './date-range-dialog.module.css';

export interface DateRangeDialogProps {
  title: string;
  /** The current values of the fields; either may be empty. */
  period: Partial<Period>;
  onChoose: (period: Period) => void;
  onClose: () => void;
}

/** Picks a period: a preset, or its first and last day in a calendar. */
export function DateRangeDialog({ title, period, onChoose, onClose }: DateRangeDialogProps) {
  const [picked, setPicked] = useState(period);
  const { start, end } = picked;
  const [first, last] = start && end && start > end ? [end, start] : [start, end];
  return (
    <Dialog
      wide
      title={title}
      okDisabled={!first || !last}
      onOk={() => first && last && onChoose({ start: first, end: last })}
      onClose={onClose}
    >
      <div className={styles['recent']}>
        {recentPeriods(new Date()).map(({ name, period: recent }) => (
          <Button key={name} onClick={() => onChoose(recent)}>
            {name}
          </Button>
        ))}
      </div>
      <Calendar period={picked} onPick={setPicked} />
      <p className={styles['picked']} role="status">
        {first ? `${first} 至 ${last ?? '请选择结束日期'}` : '请选择开始日期'}
      </p>
    </Dialog>
  );
}
