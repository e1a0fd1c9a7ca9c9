import { useSite } from '../company/site-context';
import styles from './site-notice.module.css';

/** Says that this is no shop to buy in, where that is so. */
export function SiteNotice() {
  const { notice } = useSite();
  return notice ? <span className={styles['notice']}>{notice}</span> : null;
}
