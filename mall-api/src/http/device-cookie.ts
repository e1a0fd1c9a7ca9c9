import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Device token that the reply stores in the browser. */
    deviceToKeep: string | undefined;
  }
}

const cookie = 'mall-device';
const pattern = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{43})(?:;|$)`);
const yearSeconds = 365 * 86_400;

/** Device token of the calling browser, from an HttpOnly cookie. */
export const deviceTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  pattern.exec(headers.cookie ?? '')?.[1];

/**
 * Lets a call store a device token in its browser. Documents take it along, too, because the front makes calls for
 * them.
 */
export function keepDeviceCookies(app: FastifyInstance): void {
  app.decorateRequest('deviceToKeep', undefined);
  app.addHook('onSend', async ({ deviceToKeep, protocol }, reply, payload) => {
    if (deviceToKeep !== undefined) {
      const secure = protocol === 'https' ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${cookie}=${deviceToKeep}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${secure}`,
      );
    }
    return payload;
  });
}
