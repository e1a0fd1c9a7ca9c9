import { useLocation } from 'react-router-dom';
import { titleOf } from './route-titles';

/** Tells who cannot see it that another page is shown. */
export function RouteAnnouncer() {
  return (
    <p role="status" className="visually-hidden">
      {titleOf(useLocation())}
    </p>
  );
}
