import type { StoredInBrowser, UserInfo } from '../contracts';
import { clientTypes, knownRoles } from '../domain';

export interface Session {
  /** Sent as the header `a-session-id`. */
  token: string;
  user: UserInfo;
}

/**
 * The two stores of a session, a cookie and a text, shared by all tabs. One tab's writes reach the others in
 * any order and at any time.
 */
export interface SessionStores {
  readToken(): string | null;
  writeToken(token: string | null): void;
  readUser(): string | null;
  writeUser(text: string | null): void;
  /** Runs `work` a moment later (`lookEveryMs`). */
  later(work: () => void): void;
}

export interface SessionKeeper {
  get(): Session | null;
  start(session: Session): void;
  /** Stores what has changed with the user info; nothing without a session. */
  change(change: Pick<UserInfo, 'productView' | 'roles'>): void;
  /** With a token: only while the stored session has it. Returns whether a session was ended. */
  end(token?: string): boolean;
}

/** Number of checks of a half, `lookEveryMs` apart, before it counts as left over. */
export const halfLooks = 20;
export const lookEveryMs = 50;

type StoredUser = StoredInBrowser['localStorage']['userInfo'];

interface Whole {
  readonly key: string;
  readonly session: Session | null;
}

/** Its key fits no stored halves. */
const noSession: Whole = { key: '', session: null };

const markOf = (token: string) => token.slice(-8);

/** The stored user info; null when invalid. */
function parseUser(text: string | null): StoredUser | null {
  try {
    const { id, clientName, clientType, productView, roles, of } = JSON.parse(text ?? 'null') as StoredUser;
    const texts = [id, clientName].every((part) => typeof part === 'string');
    if (!texts || !clientTypes.includes(clientType)) return null;
    return {
      id,
      clientName,
      clientType,
      ...(productView && { productView }),
      ...(roles && { roles: knownRoles(roles) }),
      of,
    };
  } catch {
    return null;
  }
}

/** Joins the two halves and says whether they belong together. */
function join(token: string | null, text: string | null): { session: Session | null; fits: boolean } {
  const parsed = parseUser(text);
  if (!token || !parsed) return { session: null, fits: !token && !text };
  const { of, ...user } = parsed;
  // Other versions of the shop write no token.
  return { session: { token, user }, fits: of === undefined || of === markOf(token) };
}

/**
 * A session as one tab sees it: it begins and ends at once, whenever its two halves arrive. The user info
 * names its token; while the two do not fit, the last whole session holds, and without one of them there is
 * none. Halves that stay so for a second are left over and are cleared (docs/decisions/access.md#what-makes-a-session).
 * @param onChange halves have become whole, or were cleared
 */
export function createSessionKeeper(stores: SessionStores, onChange: () => void): SessionKeeper {
  let whole: Whole | null = null;
  let waiting = false;

  const read = () => {
    const [token, text] = [stores.readToken(), stores.readUser()];
    return { token, text, key: `${token} ${text}` };
  };

  function clear() {
    stores.writeToken(null);
    stores.writeUser(null);
    whole = noSession;
  }

  function waitForOtherHalf() {
    if (waiting) return;
    waiting = true;
    let looks = 0;
    let before = '';
    const look = () => {
      const { token, text, key } = read();
      const { session, fits } = join(token, text);
      looks = key === before ? looks + 1 : 0;
      before = key;
      if (!fits && looks < halfLooks) return stores.later(look);
      waiting = false;
      if (fits) whole = { key, session };
      // Also two halves that do not fit: one buyer's name with another's prices is worse than a login.
      else clear();
      onChange();
    };
    stores.later(look);
  }

  function writeUser({ token, user: { id, clientName, clientType, productView, roles } }: Session) {
    const kept: StoredUser = {
      id,
      clientName,
      clientType,
      ...(productView && { productView }),
      ...(roles && { roles }),
      of: markOf(token),
    };
    stores.writeUser(JSON.stringify(kept));
  }

  return {
    get() {
      const { token, text, key } = read();
      if (key === whole?.key) return whole.session;
      const { session, fits } = join(token, text);
      // A newly opened page has no better session than two halves that do not fit.
      if (fits || (session && !whole)) {
        whole = { key, session };
        return session;
      }
      // Nobody is shown a buyer who may be gone: of two halves that differ the last whole session holds, one
      // alone is none, however long a hidden page's timers take to clear it.
      if (!session) whole = noSession;
      waitForOtherHalf();
      return whole?.session ?? null;
    },

    // The token goes first: the event of the text notifies the other tabs, which then find both.
    start(session) {
      stores.writeToken(session.token);
      writeUser(session);
    },

    change(change) {
      const { token, text } = read();
      const { session, fits } = join(token, text);
      if (session && fits) writeUser({ ...session, user: { ...session.user, ...change } });
    },

    end(token) {
      if (token !== undefined && stores.readToken() !== token) return false;
      clear();
      return true;
    },
  };
}
