import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callPrefix } from '../../http/call-schema';
import type { ReportTaker } from './take-reports';

/**
 * Reports that browsers send on their own, even before the shop's code runs, in the legacy and the current
 * format.
 */
const legacy = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().optional(),
    'line-number': z.number().optional(),
  }),
});
const current = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({
        documentURL: z.string(),
        effectiveDirective: z.string(),
        blockedURL: z.string().optional(),
        sourceFile: z.string().nullish(),
        lineNumber: z.number().nullish(),
      }),
    }),
  )
  .max(50);

interface Violation {
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly line: number;
}

/** Removes the query, which may contain what a buyer typed. */
const withoutQuery = (address = '') => address.replace(/[?#].*$/s, '').slice(0, 300);
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname.slice(0, 300) : '/');

function violationsOf(sent: unknown): Violation[] {
  const one = legacy.safeParse(sent).data?.['csp-report'];
  if (one)
    return [
      {
        page: pathOf(one['document-uri']),
        directive: (one['effective-directive'] ?? one['violated-directive'] ?? '').slice(0, 100),
        blocked: withoutQuery(one['blocked-uri']),
        source: withoutQuery(one['source-file']),
        line: one['line-number'] ?? 0,
      },
    ];
  return (current.safeParse(sent).data ?? []).map(({ body }) => ({
    page: pathOf(body.documentURL),
    directive: body.effectiveDirective.slice(0, 100),
    blocked: withoutQuery(body.blockedURL),
    source: withoutQuery(body.sourceFile ?? ''),
    line: body.lineNumber ?? 0,
  }));
}

const bodyLimit = 64 * 1024;

/** Receives reports to the CSP's `report-uri`; every request gets the same answer. */
export async function takePolicyReports(app: FastifyInstance, take: ReportTaker, clock: () => Date) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit },
      (_request, text, done) => {
        try {
          done(null, JSON.parse(String(text)));
        } catch {
          done(null, undefined);
        }
      },
    );
    scope.post(`${callPrefix}telemetry/policy`, { schema: { hide: true } }, async (request, reply) => {
      const events = violationsOf(request.body).map(({ page, ...detail }) => ({
        kind: 'event' as const,
        name: 'policy-violation',
        at: clock().getTime(),
        page,
        detail: JSON.stringify(detail),
      }));
      if (events.length > 0) await take(events, { address: request.ip, browser: request.browser });
      return reply.code(204).send();
    });
  });
}
