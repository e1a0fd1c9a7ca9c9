import { pathTo } from './path-to';

/**
 * The target after login: `redirect` when it is a path on this site, else /home
 * (docs/decisions/access.md#after-login). Browsers treat `\` as `/` and strip tabs and line breaks in a URL,
 * so these are refused.
 */
export function safeRedirect(redirect: string | null | undefined): string {
  const onThisSite = /^\/(?![/\\])/.test(redirect ?? '') && !/[\\\p{Cc}]/u.test(redirect ?? '');
  if (!redirect || !onThisSite) return pathTo('/home');
  return redirect === '/login' || /^\/login[/?#]/.test(redirect) ? pathTo('/home') : redirect;
}
