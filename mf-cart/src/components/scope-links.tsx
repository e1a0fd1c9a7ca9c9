import { Link } from 'react-router-dom';
import styles from './scope-links.module.css';

export interface ScopeLinksProps {
  label: string;
  links: readonly { to: string; name: string; isChosen: boolean }[];
}

/** Which of several lists a page shows. */
export const ScopeLinks = ({ label, links }: ScopeLinksProps) => (
  <nav className={styles['scopes']} aria-label={label}>
    {links.map(({ to, name, isChosen }) => (
      <Link key={to} to={to} aria-current={isChosen ? 'page' : undefined} replace>
        {name}
      </Link>
    ))}
  </nav>
);
