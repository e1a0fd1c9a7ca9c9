import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

export interface RedirectProps {
  /** Full path that may not be shown. */
  from: string;
  to: string;
}

/** Sends the buyer elsewhere, in place of the history entry that may not be shown. */
export function Redirect({ from, to }: RedirectProps) {
  const navigate = useNavigate();
  useEffect(() => {
    // Logging out leaves the page and ends the session in one go; then the address has already moved on.
    const { pathname, search, hash } = window.location;
    if (pathname + search + hash === from) void navigate(to, { replace: true });
  }, [navigate, from, to]);
  return null;
}
