import { Link, useSearchParams } from 'react-router-dom';
import { changeListing } from '../model/listing-query';
import { pagerSteps } from '../model/pager';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import styles from './pager.module.css';

export interface PagerProps {
  current: number;
  pages: number;
}

/** Links to the other pages of a list; the page is part of the address. */
export function Pager({ current, pages }: PagerProps) {
  const [params] = useSearchParams();
  if (pages < 2) return null;
  const to = (page: number) => ({ search: changeListing(params, { page: String(page) }).toString() });
  return (
    <nav className={styles['pager']} aria-label="分页">
      {current > 1 && (
        <Link to={to(current - 1)} aria-label="上一页">
          <ChevronLeftIcon size={16} />
        </Link>
      )}
      {pagerSteps(current, pages).map((step, place) =>
        step === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <span key={`gap-${place}`}>…</span>
        ) : (
          <Link
            key={step}
            to={to(step)}
            aria-label={`第 ${step} 页`}
            aria-current={step === current ? 'page' : undefined}
          >
            {step}
          </Link>
        ),
      )}
      {current < pages && (
        <Link to={to(current + 1)} aria-label="下一页">
          <ChevronRightIcon size={16} />
        </Link>
      )}
    </nav>
  );
}
