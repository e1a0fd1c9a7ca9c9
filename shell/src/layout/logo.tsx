import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { company, pathTo } from 'shared-kernel/domain';
import { useSite } from '../company/site-context';
import styles from './logo.module.css';

/** The shop's sign, on the way home. */
export function Logo({ light = false }: { light?: boolean }) {
  const { title } = useSite();
  return (
    <Link to={pathTo('/home')} className={`${styles['logo']} ${light ? styles['light'] : ''}`}>
      <svg aria-hidden="true" data-icon style={{ '--icon': 40 } as CSSProperties} viewBox="0 0 40 40">
        <rect width="40" height="40" rx="10" fill="var(--brand)" />
        <path d="M20 9v22M9 20h22" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
        <path
          d="M28 28a11 11 0 0 0 2-12"
          stroke="#7fd0cc"
          strokeWidth="2.5"
          fill="none"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles['name']}>
        <b>{title}</b>
        <small>{company.nameLatin}</small>
      </span>
    </Link>
  );
}
