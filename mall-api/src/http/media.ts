import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Product pictures under /media/. A picture never changes under its name, so browsers keep it for a year. */
export async function serveMedia(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    maxAge: '365d',
    immutable: true,
    logLevel: 'warn',
  });
}
