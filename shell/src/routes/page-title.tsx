import { useLocation } from 'react-router-dom';
import { usePageTitle } from 'shared-kernel/ui';
import { titleOf } from './route-titles';

/** Names the page until, and unless, its own screen does so more exactly. */
export function PageTitle() {
  usePageTitle(titleOf(useLocation()));
  return null;
}
