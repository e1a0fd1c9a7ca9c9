import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const prefix = '/media/';

/**
 * Serves product pictures under /media/. A picture never changes under its name, so browsers cache it for a
 * year.
 * @param provide is called with each requested file before its lookup
 */
export async function serveMedia(
  app: FastifyInstance,
  folder: string,
  provide?: (file: string) => Promise<void>,
): Promise<void> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true });
  await app.register(async (scope) => {
    if (provide) {
      scope.addHook('onRequest', async ({ url }) => provide(url.slice(prefix.length).replace(/\?.*$/s, '')));
    }
    await scope.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      index: false,
      maxAge: '365d',
      immutable: true,
      logLevel: 'warn',
    });
  });
}
