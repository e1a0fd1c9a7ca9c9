import styles from './scan-or-hold.module.css';

export interface ScanOrHoldProps {
  /** Said beside a code on a large screen, which a phone is held before. */
  scan: string;
  /** Said on a phone, which holds the code itself. */
  hold: string;
}

/** What to do with a QR code where one is. */
export const ScanOrHold = ({ scan, hold }: ScanOrHoldProps) => (
  <>
    <span className={styles['scan']}>{scan}</span>
    <span className={styles['hold']}>{hold}</span>
  </>
);
