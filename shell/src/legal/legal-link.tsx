import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';

const LegalDialog = lazy(() => import('./legal-dialog'));

export type LegalTextName = 'clause' | 'privacy';

export interface LegalLinkProps {
  text: LegalTextName;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The way to a legal text: its page for a buyer; for a visitor, who may not go there, a dialog
 * (docs/decisions.md#legal-texts-before-login).
 */
export function LegalLink({ text, className, children }: LegalLinkProps) {
  const loggedIn = useSession() !== null;
  const [opened, setOpened] = useState(false);
  if (loggedIn) {
    return (
      <Link to={pathTo(`/${text}`)} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {children}
      </button>
      {opened && (
        <Suspense>
          <LegalDialog text={text} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
