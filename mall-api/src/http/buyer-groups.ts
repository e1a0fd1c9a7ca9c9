import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { callPrefix } from './call-schema';

const cookie = 'mall_groups';
const pattern = new RegExp(`(?:^|;\\s*)${cookie}=([^;]*)`);
/** Calls that begin or end a session. */
const sessionCalls = `${callPrefix}member/web/`;
const weekSeconds = 7 * 86_400;

/**
 * What tells the front that a browser's buyer belongs to a group, such as `client:KH1003`: nobody without the
 * installation's secret can make it up (docs/decisions/access.md#a-group-has-a-pass).
 */
export const passOf = (secret: Uint8Array, group: string): string =>
  createHmac('sha256', secret).update(`buyer group ${group}`).digest('base64url').slice(0, 22);

/**
 * Gives each buyer's browser the passes of the groups that the buyer belongs to, the narrowest first, for a canary of
 * chosen buyers. A login and a logout take them away; reports and a visitor's calls say nothing of who is here.
 */
export function keepGroupCookies(app: FastifyInstance, secret: Uint8Array): void {
  app.addHook('onSend', async ({ buyer, headers, protocol, url }, reply, payload) => {
    const kept = pattern.exec(headers.cookie ?? '')?.[1];
    const passes = buyer?.groups.map((group) => (group === null ? '' : passOf(secret, group))).join('.');
    const secure = protocol === 'https' ? '; Secure' : '';
    const rest = `Path=/; HttpOnly; SameSite=Lax${secure}`;
    if (passes !== undefined && passes !== kept)
      reply.header('set-cookie', `${cookie}=${passes}; Max-Age=${weekSeconds}; ${rest}`);
    else if (kept !== undefined && url.startsWith(sessionCalls))
      reply.header('set-cookie', `${cookie}=; Max-Age=0; ${rest}`);
    return payload;
  });
}
