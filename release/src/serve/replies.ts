import type { FastifyReply } from 'fastify';

/** A plain 404 that no cache keeps. */
export const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
