import styles from './scan-or-hold.module.css';

export interface ScanOrHoldProps {
  /** For a large screen: scan the code with a phone. */
  scan: string;
  /** For a phone, which shows the code itself: press and hold. */
  hold: string;
}

/** Instruction for a QR code. */
export const ScanOrHold = ({ scan, hold }: ScanOrHoldProps) => (
  <>
    <span className={styles['scan']}>{scan}</span>
    <span className={styles['hold']}>{hold}</span>
  </>
);
