import type { FastifyInstance } from 'fastify';
import { envelopeCodes } from 'shared-kernel/domain';
import type { InstallationSecret } from '../db/installation-secret';
import { CallError } from './call-error';
import { callPrefix } from './call-schema';

/**
 * Refuses calls while this process has another files folder than the installation: it could not decrypt
 * passwords for other processes' keys, and would lose uploads.
 * @returns checks again, for readiness. @see docs/operating.md#health
 */
export async function refuseForeignFiles(
  app: FastifyInstance,
  { differs }: InstallationSecret,
): Promise<() => Promise<string | undefined>> {
  let why: string | undefined;
  const look = async () => {
    const now = await differs();
    if (now !== undefined && now !== why) app.log.error(now);
    why = now;
    return now;
  };
  await look();
  app.addHook('onRequest', async ({ url }) => {
    if (why !== undefined && url.startsWith(callPrefix))
      throw new CallError(envelopeCodes.unavailable, '系统维护中，请稍后重试');
  });
  return look;
}
