import { z } from 'zod';
import { cookieOf } from './buyer-bucket';
import { SESSION_COOKIE } from './buyer-groups';

/** What a browser says that it keeps of its buyer (shared-kernel/src/session/tell-stored.ts). */
const STORED_COOKIE = 'stored';
/** Without it, the API holds a session for stolen (mall-api/src/http/device-cookie.ts). */
const DEVICE_COOKIE = 'mall-device';

const texts = z.record(z.string(), z.string().nullable());
const userInfo = z.object({
  /** The end of the token that it belongs to. */
  of: z.string().min(1),
  clientType: z.number(),
  productView: z.string().optional(),
});

/** A buyer as their browser's cookies tell of them. Whether that is so, the API knows. */
export interface Buyer {
  token: string;
  user: z.infer<typeof userInfo>;
  /** What the browser keeps, as texts by key; null for what it does not. */
  stored: Readonly<Record<string, string | null>>;
  /** A part of it, read. */
  kept(key: string): Readonly<Record<string, unknown>> | null;
}

/** The buyer of a session that is whole; null where it is not, or the browser has not said what it keeps or that it is its own. */
export function buyerOf(cookies: string | undefined): Buyer | null {
  try {
    const token = decodeURIComponent(cookieOf(cookies, SESSION_COOKIE) ?? '');
    const stored = texts.parse(JSON.parse(decodeURIComponent(cookieOf(cookies, STORED_COOKIE) ?? '')));
    const kept = (key: string) =>
      z
        .record(z.string(), z.unknown())
        .nullable()
        .parse(JSON.parse(stored[key] ?? 'null'));
    if (!cookieOf(cookies, DEVICE_COOKIE)) return null;
    const user = userInfo.parse(kept('userInfo'));
    return user.of === token.slice(-8) ? { token, user, stored, kept } : null;
  } catch {
    return null;
  }
}
