import type { KeptInBrowser, UserInfo } from '../contracts';
import { clientTypes } from '../domain';

export interface Session {
  /** What the header `a-session-id` carries. */
  token: string;
  user: UserInfo;
}

/**
 * Where a session is kept: a cookie and a text, which all tabs share. What one tab writes reaches the others in no
 * order and at no fixed time.
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
  /** With a token: only while the session that is kept has it. Returns whether a session was ended. */
  end(token?: string): boolean;
}

/** A half is looked at so often, this many milliseconds apart, before it is taken for left over. */
export const halfLooks = 20;
export const lookEveryMs = 50;

type KeptUser = KeptInBrowser['localStorage']['userInfo'];

const markOf = (token: string) => token.slice(-8);

/** The kept user info; null for what is none, whoever has written it. */
function parseUser(text: string | null): KeptUser | null {
  try {
    const { id, clientName, clientType, of } = JSON.parse(text ?? 'null') as KeptUser;
    const texts = [id, clientName].every((part) => typeof part === 'string');
    return texts && clientTypes.includes(clientType) ? { id, clientName, clientType, of } : null;
  } catch {
    return null;
  }
}

/** What the two halves make, and whether they are of one moment. */
function join(token: string | null, text: string | null): { session: Session | null; fits: boolean } {
  const parsed = parseUser(text);
  if (!token || !parsed) return { session: null, fits: !token && !text };
  const { of, ...user } = parsed;
  // What another version of the shop has written names no token.
  return { session: { token, user }, fits: of === undefined || of === markOf(token) };
}

/**
 * A session as one tab sees it: it begins and ends at once, whenever its two halves arrive. The user info names the
 * token that it belongs to; while the two do not fit, what was last whole holds. Only a half that stays alone for a second
 * is left over and is cleared (docs/decisions.md#what-makes-a-session).
 * @param onChange halves have become whole, or were cleared
 */
export function createSessionKeeper(stores: SessionStores, onChange: () => void): SessionKeeper {
  let whole: { key: string; session: Session | null } | null = null;
  let waiting = false;

  const read = () => {
    const [token, text] = [stores.readToken(), stores.readUser()];
    return { token, text, key: `${token} ${text}` };
  };

  function clear() {
    stores.writeToken(null);
    stores.writeUser(null);
    whole = { key: '', session: null };
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
      if (session) whole = { key, session };
      else if (!fits) clear();
      onChange();
    };
    stores.later(look);
  }

  return {
    get() {
      const { token, text, key } = read();
      if (key === whole?.key) return whole.session;
      const { session, fits } = join(token, text);
      // A page that has only just been opened knows nothing better than two halves that do not fit.
      if (fits || (session && !whole)) whole = { key, session };
      else waitForOtherHalf();
      return whole?.session ?? null;
    },

    // The token goes first: the other tabs are told of the text, and then find both.
    start({ token, user: { id, clientName, clientType } }) {
      stores.writeToken(token);
      const kept: KeptUser = { id, clientName, clientType, of: markOf(token) };
      stores.writeUser(JSON.stringify(kept));
    },

    end(token) {
      if (token !== undefined && stores.readToken() !== token) return false;
      clear();
      return true;
    },
  };
}
