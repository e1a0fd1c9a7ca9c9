import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';

export interface ProductLinkProps {
  id: string;
  /** Whether a buyer is logged in: read once for a whole list. */
  isBuyer: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Link to a product: in a new tab for a buyer, through the login for a visitor (docs/specification.md#home).
 */
export function ProductLink({ id, isBuyer, className, children }: ProductLinkProps) {
  const to = pathTo('/home/detail', { id });
  return isBuyer ? (
    <a className={className} href={to} target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    <Link className={className} to={pathTo('/login', { redirect: to })}>
      {children}
    </Link>
  );
}
