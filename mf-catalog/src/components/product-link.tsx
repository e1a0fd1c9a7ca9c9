import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';

export interface ProductLinkProps {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens a product: in a new tab for a buyer, by way of the login for a visitor (section 2, Home). */
export function ProductLink({ id, className, children }: ProductLinkProps) {
  const isBuyer = useSession() !== null;
  const to = paths.productDetail(id);
  return isBuyer ? (
    <a className={className} href={to} target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    <Link className={className} to={paths.login(to)}>
      {children}
    </Link>
  );
}
