import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from 'shared-kernel/ui';
import { useRemotesState } from '../remotes/remotes-context';
import { titleOf } from './route-titles';

/** Tells who cannot see it that another page is shown. */
export function RouteAnnouncer() {
  const { routes } = useRemotesState();
  return (
    <VisuallyHidden as="p" role="status">
      {titleOf(useLocation(), routes)}
    </VisuallyHidden>
  );
}
