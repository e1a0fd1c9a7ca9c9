import type { VipInfo } from 'shared-kernel/contracts';
import styles from './vip-medal.module.css';

/** The drawn medal of a level, 1 (normal) to 5 (diamond). */
export function VipMedal({ level }: { level: VipInfo['vipLevel'] }) {
  return (
    <svg className={`${styles['medal']} ${styles[`level${level}`]}`} viewBox="0 0 96 112" aria-hidden="true">
      <path className={styles['ribbon']} d="M30 60 22 106l26-14 26 14-8-46z" />
      <circle className={styles['rim']} cx="48" cy="44" r="38" />
      <circle className={styles['face']} cx="48" cy="44" r="30" />
      <path className={styles['shade']} d="M48 14a30 30 0 0 1 0 60z" />
      <path className={styles['mark']} d="M48 27v34M31 44h34" />
    </svg>
  );
}
