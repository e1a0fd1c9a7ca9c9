import type { StoredInBrowser, UserInfo } from '../contracts';
import type { Role } from '../domain';
import { publishLogout, subscribeToLogout } from '../events';
import { createSessionKeeper, lookEveryMs, type Session } from './session-keeper';
import { tellStored } from './tell-stored';

export type { Session } from './session-keeper';

const cookieName: keyof StoredInBrowser['cookies'] = 'Authorization';
const cookieDays = 7;
const userInfoKey = 'userInfo' satisfies keyof StoredInBrowser['localStorage'];
/**
 * Local data of a buyer that the next one on the same computer must not see
 * (docs/specification.md#login-and-logout).
 */
const buyerKeys = [userInfoKey, 'dealer', 'goodsData', 'addList', 'chainAddrList'];
const addressCachePrefix = 'chainAddrList:' satisfies keyof StoredInBrowser['sessionStorage'];

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
 * The stored session. Reading a cookie is a call to another process and one render reads it dozens of times,
 * so the result is cached until the end of the task.
 */
function readCached(): Kept {
  if (!keptNow) {
    keptNow = { token: readToken(), stored: localStorage.getItem(userInfoKey) };
    void Promise.resolve().then(dropCached);
  }
  return keptNow;
}

function dropCached(): void {
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

function writeToken(token: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const seconds = token ? cookieDays * 24 * 60 * 60 : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, a session is read in render
  document.cookie = `${cookieName}=${encodeURIComponent(token ?? '')}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  dropCached();
}

function writeUser(text: string | null): void {
  if (text) localStorage.setItem(userInfoKey, text);
  else for (const key of buyerKeys) localStorage.removeItem(key);
  tellStored();
  dropCached();
}

function clearAddressCaches(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(addressCachePrefix)) sessionStorage.removeItem(key);
  }
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

const keeper = createSessionKeeper(
  {
    readToken: () => readCached().token,
    writeToken,
    readUser: () => readCached().stored,
    writeUser,
    later: (work) => {
      setTimeout(work, lookEveryMs);
    },
  },
  notify,
);

/**
 * The buyer's session, or null for a visitor. It needs both the cookie and the stored user info; where one
 * stays missing or unreadable, the other is cleared. The same session is always the same object.
 */
export const getSession = (): Session | null => keeper.get();

/** Stores the token and user info of a login and notifies the page and every other tab. */
export function startSession(session: Session): void {
  keeper.start(session);
  notify();
}

/** Stores a choice of the buyer's with the session and notifies the page and every other tab. */
export function keepChoice(choice: Pick<UserInfo, 'productView'>): void {
  keeper.change(choice);
  notify();
}

/** Stores the roles that a session has now, if they differ, and notifies the page and every other tab. */
export function keepRoles(token: string, roles: readonly Role[]): void {
  const session = getSession();
  if (session?.token !== token || session.user.roles?.join() === roles.join()) return;
  keeper.change({ roles: [...roles] });
  notify();
}

/**
 * Clears the token, user info and the buyer's local data, in every open tab
 * (docs/specification.md#login-and-logout).
 * @param token ends only the session with this token; another one may have begun meanwhile
 * @returns whether a session was ended
 */
export function endSession(token?: string): boolean {
  dropCached();
  if (!keeper.end(token)) return false;
  publishLogout();
  return true;
}

/**
 * Calls `listener` when a session starts or ends, in this tab or another. Returns the unsubscribe function.
 */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Session storage belongs to each tab, so each clears its own. The cookie and local storage are shared and
// were cleared by the tab that logged out: a tab frozen meanwhile must not end a session begun since.
subscribeToLogout(() => {
  clearAddressCaches();
  notify();
});

const lookAtCookieMs = 1000;

/**
 * Notices an expired or deleted cookie, for which local storage fires no event. Returns the function to stop.
 */
export function watchCookie(): () => void {
  let seen = readToken();
  const look = () => {
    const token = readToken();
    if (token === seen) return;
    seen = token;
    dropCached();
    notify();
  };
  if ('cookieStore' in window) {
    const { cookieStore } = window;
    cookieStore.addEventListener('change', look);
    return () => cookieStore.removeEventListener('change', look);
  }
  const timer = setInterval(look, lookAtCookieMs);
  return () => clearInterval(timer);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === userInfoKey || event.key === null) notify();
  });
  // A page restored from the back-forward cache has missed all events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) notify();
  });
}
