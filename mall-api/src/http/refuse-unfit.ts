import type { FastifyInstance } from 'fastify';
import { envelopeCodes } from 'shared-kernel/domain';
import { CallError } from './call-error';
import { callPrefix } from './call-schema';

/** Asks the database why this process does not fit the installation; undefined if it does. */
export type Fitness = () => Promise<string | undefined>;

/**
 * Refuses calls while this process does not fit: with another files folder than the installation it could not decrypt
 * passwords for other processes' keys, and would lose uploads; on a schema that a newer version has contracted its
 * statements would fail.
 * @returns checks again, for readiness. @see docs/operating.md#health
 */
export async function refuseUnfit(app: FastifyInstance, ...checks: readonly Fitness[]): Promise<Fitness> {
  let why: string | undefined;
  const look = async () => {
    let now: string | undefined;
    for (const check of checks) now ??= await check();
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
