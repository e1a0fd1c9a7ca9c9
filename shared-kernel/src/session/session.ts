import type { KeptInBrowser } from '../contracts';
import { publishLogout, subscribeToLogout } from '../events';
import { createSessionKeeper, lookEveryMs, type Session } from './session-keeper';

export type { Session } from './session-keeper';

const cookieName: keyof KeptInBrowser['cookies'] = 'Authorization';
const cookieDays = 7;
const userInfoKey = 'userInfo' satisfies keyof KeptInBrowser['localStorage'];
/**
 * Left behind by a buyer and of no concern to the next one on the same computer
 * (docs/specification.md#login-and-logout).
 */
const buyerKeys = [userInfoKey, 'dealer', 'goodsData', 'addList', 'chainAddrList'];
const addressCachePrefix = 'chainAddrList:' satisfies keyof KeptInBrowser['sessionStorage'];

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

function writeToken(token: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const seconds = token ? cookieDays * 24 * 60 * 60 : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, a session is read in render
  document.cookie = `${cookieName}=${encodeURIComponent(token ?? '')}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  forgetKept();
}

function writeUser(text: string | null): void {
  if (text) localStorage.setItem(userInfoKey, text);
  else for (const key of buyerKeys) localStorage.removeItem(key);
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

const keeper = createSessionKeeper(
  {
    readToken: () => readKept().token,
    writeToken,
    readUser: () => readKept().stored,
    writeUser,
    later: (work) => {
      setTimeout(work, lookEveryMs);
    },
  },
  notify,
);

/**
 * The buyer's session, or null for a visitor. It needs both the cookie and the stored user info; where one of the two
 * stays missing or unreadable the other is cleared. The same session is always the same object.
 */
export const getSession = (): Session | null => keeper.get();

/** Keeps the token and user info of a login and tells every part of the page, and every other tab. */
export function startSession(session: Session): void {
  keeper.start(session);
  notify();
}

/**
 * Clears the token, user info and the buyer's local data, in every open tab
 * (docs/specification.md#login-and-logout).
 * @param token ends only the session with this token; another one may have begun meanwhile
 * @returns whether a session was ended
 */
export function endSession(token?: string): boolean {
  forgetKept();
  if (!keeper.end(token)) return false;
  publishLogout();
  return true;
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
  // A page that comes back from the browser's back-forward cache was told nothing meanwhile.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) notify();
  });
}
