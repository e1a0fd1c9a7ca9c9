import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { RELEASE_RECORD } from '../publish/release-record';
import type { Store } from '../store/store';
import { notFound } from './replies';

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The published files below `/apps/`: immutable, in the encoding that was prepared at publishing. */
export async function appFiles(scope: FastifyInstance, { apps }: Store): Promise<void> {
  await mkdir(apps, { recursive: true });
  // A dev server's page on another port may load the remotes of this store.
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  scope.setNotFoundHandler((_request, reply) => notFound(reply));
  // The static plugin says 403 to paths that try to leave the folder; to a stranger nothing is there.
  scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    if ((error.statusCode ?? 500) < 500) return notFound(reply);
    throw error;
  });
  scope.get('', (_request, reply) => notFound(reply));
  await scope.register(fastifyStatic, {
    root: apps,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: ONE_YEAR_MS,
    index: false,
    dotfiles: 'ignore',
    acceptRanges: false,
    // Names of people and reasons are for the team.
    allowedPath: (path) => !path.endsWith(`/${RELEASE_RECORD}`),
  });
}
