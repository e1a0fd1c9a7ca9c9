import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { callPrefix } from './call-schema';

declare module 'fastify' {
  interface FastifyRequest {
    /** The calling browser's visit name, from its visitCookie. */
    browser: string | undefined;
    visitCookieToSet: string | undefined;
  }
}

const cookie = 'mall-visit';
const dayMs = 86_400_000;
const goodForMs = 30 * dayMs;
const renewedAfterMs = dayMs;
const pattern = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{16})\\.([0-9a-z]{1,11})\\.([\\w-]{22})(?:;|$)`);

/**
 * Issues each browser a signed visit cookie with its preloaded call, which tells its reports from forged ones
 * (docs/decisions/access.md#a-report-needs-a-visit-cookie). The cookie is HttpOnly and SameSite.
 */
export function issueVisitCookies(app: FastifyInstance, secret: Uint8Array, clock: () => Date): void {
  const sign = (facts: string) =>
    createHmac('sha256', secret).update(`visit ${facts}`).digest('base64url').slice(0, 22);

  function read(header = ''): { id: string; ageMs: number } | undefined {
    const [, id, issued, mac] = pattern.exec(header) ?? [];
    if (!id || !issued || !mac) return undefined;
    if (!timingSafeEqual(Buffer.from(sign(`${id}.${issued}`)), Buffer.from(mac))) return undefined;
    const ageMs = clock().getTime() - Number.parseInt(issued, 36);
    return ageMs >= 0 && ageMs < goodForMs ? { id, ageMs } : undefined;
  }

  app.decorateRequest('browser', undefined);
  app.decorateRequest('visitCookieToSet', undefined);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith(callPrefix)) return;
    const visitCookie = read(request.headers.cookie);
    request.browser = visitCookie?.id;
    if (visitCookie && visitCookie.ageMs < renewedAfterMs) return;
    const facts = `${visitCookie?.id ?? randomBytes(12).toString('base64url')}.${clock().getTime().toString(36)}`;
    request.visitCookieToSet = `${facts}.${sign(facts)}`;
  });
  app.addHook('onSend', async ({ visitCookieToSet, protocol }, reply, payload) => {
    if (visitCookieToSet !== undefined) {
      const secure = protocol === 'https' ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${cookie}=${visitCookieToSet}; Path=${callPrefix}; Max-Age=${goodForMs / 1000}; HttpOnly; SameSite=Strict${secure}`,
      );
    }
    return payload;
  });
}
