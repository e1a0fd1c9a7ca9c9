import styles from './timeline.module.css';

export interface TimelineEntry {
  key: string;
  time: string;
  text: string;
}

export interface TimelineProps {
  label: string;
  /** The newest first. */
  entries: readonly TimelineEntry[];
}

/** What happened, the newest first. */
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
