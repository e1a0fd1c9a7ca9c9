import type { FastifyInstance } from 'fastify';
import { envelopeCodes } from 'shared-kernel/domain';
import { CallError } from './call-error';
import type { TrustedProxies } from './trusted-proxies';

/**
 * Refuses calls forwarded by a peer that the settings do not name. Otherwise they would all count for that
 * peer's address, and one guesser would block every buyer behind it.
 */
export function refuseUnknownProxies(app: FastifyInstance, isTrusted: TrustedProxies): void {
  app.addHook('onRequest', async ({ headers, socket, log }) => {
    const peer = socket.remoteAddress ?? '';
    if (headers['x-forwarded-for'] === undefined || isTrusted(peer)) return;
    log.warn({ peer }, 'x-forwarded-for comes from a peer that TRUST_PROXY does not name');
    throw new CallError(envelopeCodes.invalidRequest, '请求经过了未受信任的代理');
  });
}
