import { useLocation } from 'react-router-dom';
import { useRemotesState } from '../remotes/remotes-context';
import { titleOf } from './route-titles';

/** Tells who cannot see it that another page is shown. */
export function RouteAnnouncer() {
  const { routes } = useRemotesState();
  return (
    <p role="status" className="visually-hidden">
      {titleOf(useLocation(), routes)}
    </p>
  );
}
