import { cookieOf } from './buyer-bucket';

export const SESSION_COOKIE = 'Authorization';
export const GROUPS_COOKIE = 'mall_groups';

/**
 * The passes of the groups that a buyer belongs to, the narrowest first, as the API gave them to the browser. None without
 * a session, so that whoever has logged out has what everybody has.
 */
export function passesOf(cookies: string | undefined): string[] {
  if (!cookieOf(cookies, SESSION_COOKIE)) return [];
  return cookieOf(cookies, GROUPS_COOKIE)?.split('.').filter(Boolean) ?? [];
}
