import { pathTo } from './path-to';

/**
 * Where to go after login: `redirect` when it is a path on this site, else /home
 * (docs/decisions.md#after-login). Browsers read `\` as `/` and drop tabs and line breaks in a URL, so these
 * never pass.
 */
export function safeRedirect(redirect: string | null | undefined): string {
  const onThisSite = /^\/(?![/\\])/.test(redirect ?? '') && !/[\\\p{Cc}]/u.test(redirect ?? '');
  if (!redirect || !onThisSite) return pathTo('/home');
  return redirect === '/login' || /^\/login[/?#]/.test(redirect) ? pathTo('/home') : redirect;
}
