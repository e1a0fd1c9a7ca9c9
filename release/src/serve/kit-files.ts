import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfiguration } from '../configuration/stored-configuration';
import { isNamedSo, readKit } from '../publish/publish-kit';
import { readRelease } from '../publish/releases';
import { kitFile } from '../store/names';
import type { Store } from '../store/store';
import type { ChannelDocuments } from './live-documents';
import { notFound } from './replies';

/**
 * What teams elsewhere build with, on channels that give it out: `/kit/index.json` names the packages that fit the shell
 * which is live, and npm installs them from `/kit/`.
 */
export function kitFiles(
  app: FastifyInstance,
  { store, channel, documents }: { store: Store; channel: string; documents: ChannelDocuments },
): void {
  const isGiven = async () => (await readConfiguration(store)).config.channels[channel]?.kit ?? false;

  app.get('/kit/index.json', async (_request, reply) => {
    const shell = (await documents.live())?.revision.apps['shell'];
    if (shell === undefined || !(await isGiven())) return notFound(reply);
    const { surface } = (await readRelease(store, 'shell', shell.version)).build;
    const kit = surface === undefined ? null : await readKit(store, surface);
    reply.header('cache-control', 'no-store');
    return kit ?? reply.code(404).send({ message: `no kit was published for shell ${shell.version}` });
  });

  app.get<{ Params: { file: string } }>('/kit/:file', async ({ params: { file } }, reply) => {
    const path = join(store.kits, file);
    if (!kitFile.safeParse(file).success || !(await isGiven()) || !existsSync(path)) return notFound(reply);
    const content = await readFile(path);
    if (!isNamedSo(file, content)) {
      app.log.error(`${path} does not hold what its name says`);
      return notFound(reply);
    }
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('application/gzip')
      .send(content);
  });
}
