import type { UserInfo } from '../contracts';
import { publishLogout, subscribeToLogout } from '../events';

export interface Session {
  /** What the header `a-session-id` carries. */
  token: string;
  user: UserInfo;
}

const cookieName = 'Authorization';
const cookieDays = 7;
const userInfoKey = 'userInfo';
/**
 * Left behind by a buyer and of no concern to the next one on the same computer
 * (docs/specification.md#login-and-logout).
 */
const buyerKeys = [userInfoKey, 'dealer', 'goodsData', 'addList', 'chainAddrList'];
const addressCachePrefix = 'chainAddrList:';

/** Key under which a chain hospital's addresses are cached in session storage; cleared on logout. */
export const addressCacheKey = (hospitalClientId: string): string =>
  `${addressCachePrefix}${hospitalClientId}`;

const listeners = new Set<() => void>();

interface Kept {
  token: string | null;
  stored: string | null;
}

let keptNow: Kept | null = null;

/**
 * What the browser keeps. Reading the cookie asks another process, and one rendering asks dozens of times, so a reading
 * is good until the running task is done.
 */
function readKept(): Kept {
  if (!keptNow) {
    keptNow = { token: readToken(), stored: localStorage.getItem(userInfoKey) };
    Promise.resolve().then(forgetKept);
  }
  return keptNow;
}

function forgetKept(): void {
  keptNow = null;
}

function readToken(): string | null {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${cookieName}=`));
  try {
    return decodeURIComponent(pair?.slice(cookieName.length + 1) ?? '') || null;
  } catch {
    return null;
  }
}

function writeToken(token: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, a session is read in render
  document.cookie = `${cookieName}=${encodeURIComponent(token)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  forgetKept();
}

function parseUser(text: string | null): UserInfo | null {
  try {
    const user = JSON.parse(text ?? 'null') as UserInfo | null;
    return user && typeof user.id === 'string' && typeof user.clientType === 'number' ? user : null;
  } catch {
    return null;
  }
}

function clear(): void {
  writeToken('', 0);
  for (const key of buyerKeys) localStorage.removeItem(key);
  forgetKept();
}

function clearAddressCaches(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(addressCachePrefix)) sessionStorage.removeItem(key);
  }
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

let cached: { key: string; session: Session } | null = null;

/**
 * The buyer's session, or null for a visitor. It needs both the cookie and the stored user info; with one of
 * the two missing or unreadable the other is cleared. The same session is always the same object.
 */
export function getSession(): Session | null {
  const { token, stored } = readKept();
  if (!token && !stored) return null;
  const key = `${token} ${stored}`;
  if (cached?.key === key) return cached.session;
  const user = parseUser(stored);
  if (!token || !user) {
    clear();
    return null;
  }
  cached = { key, session: { token, user } };
  return cached.session;
}

/** Keeps the token and user info of a login and tells every part of the page, and every other tab. */
export function startSession({ token, user }: Session): void {
  const { id, clientName, clientType } = user;
  writeToken(token, cookieDays * 24 * 60 * 60);
  localStorage.setItem(userInfoKey, JSON.stringify({ id, clientName, clientType }));
  forgetKept();
  notify();
}

/**
 * Clears the token, user info and the buyer's local data, in every open tab
 * (docs/specification.md#login-and-logout).
 */
export function endSession(): void {
  clear();
  publishLogout();
}

/** Calls `listener` when a session started or ended, in this tab or another. Returns the way to stop. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Session storage belongs to each tab, so each clears its own. The cookie and local storage are shared and were
// cleared by the tab that logged out: a tab that was frozen meanwhile must not end the session begun since.
subscribeToLogout(() => {
  clearAddressCaches();
  notify();
});

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === userInfoKey || event.key === null) notify();
  });
}
