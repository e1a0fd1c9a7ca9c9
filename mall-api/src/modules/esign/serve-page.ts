import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { signingPagePath } from '../../ports/esign';

const page = fileURLToPath(new URL('./page', import.meta.url));
const reader = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs'));

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the built-in signing page: one document for every token. The calls that it makes with the buyer's
 * session decide whose contract it shows.
 */
export async function serveSigningPage(app: FastifyInstance): Promise<void> {
  const html = await readFile(join(page, 'sign.html'), 'utf8');
  app.get(`${signingPagePath}:token`, { logLevel: 'warn', schema: { hide: true } }, (_, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        // The address contains the token; external sites must not see it.
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
      })
      .send(html),
  );
  const shared = { decorateReply: false, index: false as const, logLevel: 'warn' as const };
  await app.register(fastifyStatic, {
    ...shared,
    root: page,
    prefix: `${signingPagePath}page/`,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: reader,
    prefix: `${signingPagePath}reader/`,
    maxAge: '1d',
    allowedPath: (path) => /^\/pdf(\.worker)?\.min\.mjs$/.test(path),
  });
}
