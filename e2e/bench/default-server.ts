import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import replyFrom from '@fastify/reply-from';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

export interface Tls {
  key: string;
  cert: string;
}

/** Brotli beside every text file, as the release tool does for the composition. */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|json|html|svg)$/.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/** Serves a plain single-page build the way a plain server would: static files, `index.html` for every route. */
export async function serveDefault(folder: string, api: string, tls: Tls) {
  const server = Fastify({ http2: true, https: { ...tls, allowHTTP1: true } });
  await server.register(fastifyStatic, { root: folder, preCompressed: true, immutable: true, maxAge: '1y' });
  await server.register(replyFrom, { base: api });
  server.all('/api/*', (request, reply) => reply.from(request.url));
  server.all('/media/*', (request, reply) => reply.from(request.url));
  server.setNotFoundHandler((_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('index.html'),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { url: `https://localhost:${address.port}`, stop: () => server.close() };
}
