import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CallPath, calls } from 'shared-kernel/contracts';
import { callPrefix } from './call-schema';

const cookie = 'mall-written';
const pattern = new RegExp(`(?:^|;\\s*)${cookie}=1(?:;|$)`);

/** Whether the calling browser has changed something within the last seconds, through whichever process. */
export const hasJustWritten = ({ headers }: FastifyRequest): boolean => pattern.test(headers.cookie ?? '');

const writes = new Set(['write', 'upload']);

/**
 * Has each browser tell for some seconds that it has changed something, so that what it reads next holds its own change.
 * Documents take the cookie along, because the front makes calls for them.
 */
export function tellOwnWrites(app: FastifyInstance, seconds: number): void {
  app.addHook('onSend', async ({ protocol, routeOptions: { url = '' } }, reply, payload) => {
    if (!url.startsWith(callPrefix)) return payload;
    const call = calls[url.slice(callPrefix.length) as CallPath];
    if (writes.has(call?.kind)) {
      const secure = protocol === 'https' ? '; Secure' : '';
      const age = Math.ceil(seconds);
      reply.header('set-cookie', `${cookie}=1; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`);
    }
    return payload;
  });
}
