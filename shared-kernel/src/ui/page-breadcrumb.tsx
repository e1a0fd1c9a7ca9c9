import { Link } from 'react-router-dom';
import { pathTo } from '../domain';
import styles from './page-breadcrumb.module.css';

export interface PageBreadcrumbProps {
  /** The path from the home page to this one, which is last and has no `to`. */
  items: readonly { name: string; to?: string }[];
}

/** Breadcrumb of the page; the home page is added in front. */
export function PageBreadcrumb({ items }: PageBreadcrumbProps) {
  return (
    <nav aria-label="面包屑" className={styles['breadcrumb']}>
      <ol className={styles['list']}>
        {[{ name: '首页', to: pathTo('/home') }, ...items].map(({ name, to }) => (
          <li key={`${to} ${name}`} className={styles['item']}>
            {to ? (
              <Link to={to} className={styles['link']}>
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
