import type { Qualification } from 'shared-kernel/contracts';
import { endingQualifications } from '../../model/qualification-notice';
import styles from './qualification-notices.module.css';

export interface QualificationNoticesProps {
  qualifications: readonly Qualification[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Expiring certificates, soonest first. */
export function QualificationNotices({ qualifications, today }: QualificationNoticesProps) {
  const notices = endingQualifications(qualifications, today);
  if (notices.length === 0) return null;
  return (
    <ul className={styles['notices']} aria-label="到期提醒">
      {notices.map(({ name, tone, text }) => (
        <li key={name} className={styles[tone]}>
          <strong>{name}</strong> {text}，请及时更新，以免影响下单。
        </li>
      ))}
    </ul>
  );
}
