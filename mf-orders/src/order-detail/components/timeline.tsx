import styles from './timeline.module.css';

interface TimelineEntry {
  key: string;
  time: string;
  text: string;
}

export interface TimelineProps {
  label: string;
  /** Newest first. */
  entries: readonly TimelineEntry[];
}

/** Events, newest first. */
export function Timeline({ label, entries }: TimelineProps) {
  return (
    <ol className={styles['timeline']} aria-label={label}>
      {entries.map(({ key, time, text }) => (
        <li key={key}>
          <p>{text}</p>
          <p className={styles['time']}>
            <time>{time}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
