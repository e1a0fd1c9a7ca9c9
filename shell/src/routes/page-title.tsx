import { useLocation } from 'react-router-dom';
import { usePageTitle } from 'shared-kernel/ui';
import { useRemotesState } from '../remotes/remotes-context';
import { titleOf } from './route-titles';

/** Names the page until, and unless, its own screen does so more exactly. */
export function PageTitle() {
  const { routes } = useRemotesState();
  usePageTitle(titleOf(useLocation(), routes));
  return null;
}
