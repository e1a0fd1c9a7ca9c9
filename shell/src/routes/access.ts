import { paths } from 'shared-kernel/domain';

/** The path as the router understands it: escapes read, case and extra slashes of no concern. */
function segmentsOf(pathname: string): string[] {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // A broken escape is taken literally, as the router does.
  }
  return decoded.toLowerCase().split('/').filter(Boolean);
}

/** Paths that a visitor may see (section 2, access guard; decisions, "Access"). */
export function isOpen(pathname: string): boolean {
  const [first, second, ...rest] = segmentsOf(pathname);
  switch (first) {
    case 'home':
      return second !== 'detail';
    case 'login':
    case 'certificate':
    case 'searchpage':
      return second === undefined && rest.length === 0;
    default:
      return false;
  }
}

export const isLogin = (pathname: string): boolean => segmentsOf(pathname).join('/') === 'login';

/** Where someone who opens `pathname` is sent instead, or null when they may stay. */
export function redirectFor(
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  loggedIn: boolean,
): string | null {
  if (pathname === paths.root) return paths.home;
  if (loggedIn || isOpen(pathname)) return null;
  return paths.login(`${pathname}${search}${hash}`);
}
