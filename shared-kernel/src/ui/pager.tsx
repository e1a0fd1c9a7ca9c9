import type { CSSProperties } from 'react';
import { Link, type To, useNavigate } from 'react-router-dom';
import { formatCount } from '../domain';
import styles from './pager.module.css';
import { pagerSteps } from './pager-steps';

export interface PagerProps {
  /** From 1. */
  current: number;
  pageSize: number;
  total: number;
  /** The address of a page, which includes the page and its size. */
  to: (current: number, pageSize: number) => To;
  /** Sizes to choose from; without them the size is fixed. */
  pageSizes?: readonly number[];
}

/**
 * Links to the other pages of a list, and a choice of page sizes. Hidden when everything fits on one page.
 */
export function Pager({ current, pageSize, total, to, pageSizes = [] }: PagerProps) {
  const navigate = useNavigate();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (total <= Math.min(pageSize, ...pageSizes)) return null;
  return (
    <nav className={styles['pager']} aria-label="分页">
      {pageSizes.length > 0 && <span className={styles['total']}>共 {formatCount(total, '条')}</span>}
      {current > 1 && (
        <Link to={to(current - 1, pageSize)} aria-label="上一页" className={styles['step']}>
          <Chevron drawing="M15 5l-7 7 7 7" />
        </Link>
      )}
      {pagerSteps(current, pages).map((step, place) =>
        step === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <span key={`gap-${place}`}>…</span>
        ) : (
          <Link
            key={step}
            to={to(step, pageSize)}
            aria-label={`第 ${step} 页`}
            aria-current={step === current ? 'page' : undefined}
            className={styles['step']}
          >
            {step}
          </Link>
        ),
      )}
      {current < pages && (
        <Link to={to(current + 1, pageSize)} aria-label="下一页" className={styles['step']}>
          <Chevron drawing="M9 5l7 7-7 7" />
        </Link>
      )}
      {pageSizes.length > 0 && (
        <select
          aria-label="每页条数"
          className={styles['size']}
          value={pageSize}
          onChange={(event) => navigate(to(1, Number(event.target.value)))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size} 条/页
            </option>
          ))}
        </select>
      )}
    </nav>
  );
}

const Chevron = ({ drawing }: { drawing: string }) => (
  <svg
    viewBox="0 0 24 24"
    data-icon
    style={{ '--icon': 16 } as CSSProperties}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    aria-hidden
  >
    <path d={drawing} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
