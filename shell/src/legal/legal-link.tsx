import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { useLazyDialog } from 'shared-kernel/ui';

const loadDialog = () => import('./legal-dialog');
const LegalDialog = lazy(loadDialog);

export type LegalTextName = 'clause' | 'privacy';

export interface LegalLinkProps {
  text: LegalTextName;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The way to a legal text: its page for a buyer; for a visitor, who may not go there, a dialog
 * (docs/decisions/access.md#legal-texts-before-login).
 */
export function LegalLink({ text, className, children }: LegalLinkProps) {
  const loggedIn = useSession() !== null;
  const dialog = useLazyDialog(loadDialog);
  if (loggedIn) {
    return (
      <Link to={pathTo(`/${text}`)} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => void dialog.open()}>
        {children}
      </button>
      {dialog.isOpen && (
        <Suspense>
          <LegalDialog text={text} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
