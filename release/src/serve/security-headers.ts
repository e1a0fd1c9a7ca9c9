import type { FastifyInstance } from 'fastify';

const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
};
const ONLY_HTTPS = 'max-age=31536000';

/** Adds the headers that every reply carries; what a reply already says of itself stays. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async ({ protocol }, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (protocol === 'https') reply.header('strict-transport-security', ONLY_HTTPS);
  });
}
