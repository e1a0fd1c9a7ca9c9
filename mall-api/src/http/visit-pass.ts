import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { callPrefix } from './call-schema';

declare module 'fastify' {
  interface FastifyRequest {
    /** The browser that makes a call, by the pass that an earlier call left with it. */
    browser: string | undefined;
    passToKeep: string | undefined;
  }
}

const cookie = 'mall-visit';
const dayMs = 86_400_000;
const goodForMs = 30 * dayMs;
const renewedAfterMs = dayMs;
const pattern = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{16})\\.([0-9a-z]{1,11})\\.([\\w-]{22})(?:;|$)`);

/**
 * Gives every browser a signed name with its first call, so that what it reports later can be told from what a script
 * makes up (docs/decisions.md#a-report-needs-a-pass). Scripts do not see it and pages elsewhere cannot send it.
 */
export function issueVisitPasses(app: FastifyInstance, secret: Uint8Array, clock: () => Date): void {
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
  app.decorateRequest('passToKeep', undefined);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith(callPrefix)) return;
    const pass = read(request.headers.cookie);
    request.browser = pass?.id;
    if (pass && pass.ageMs < renewedAfterMs) return;
    const facts = `${pass?.id ?? randomBytes(12).toString('base64url')}.${clock().getTime().toString(36)}`;
    request.passToKeep = `${facts}.${sign(facts)}`;
  });
  app.addHook('onSend', async ({ passToKeep, protocol }, reply, payload) => {
    if (passToKeep !== undefined) {
      const secure = protocol === 'https' ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${cookie}=${passToKeep}; Path=${callPrefix}; Max-Age=${goodForMs / 1000}; HttpOnly; SameSite=Strict${secure}`,
      );
    }
    return payload;
  });
}
