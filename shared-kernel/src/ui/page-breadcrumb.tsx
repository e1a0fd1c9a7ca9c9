import { Link } from 'react-router-dom';
import { pathTo } from '../domain';
import styles from './page-breadcrumb.module.css';

export interface PageBreadcrumbProps {
  /** The way from the home page to this one, which comes last and has no `to`. */
  items: readonly { name: string; to?: string }[];
}

/** Where the page stands in the shop; the home page comes first by itself. */
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
