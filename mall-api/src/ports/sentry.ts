import { randomUUID } from 'node:crypto';
import type { ReportedEvent } from './analytics';
import type { FaultService } from './fault-exporter';
import { faultWords } from './fault-words';

/** Parses a DSN, `https://<key>@<host>/<project>`; null when invalid. */
export function readDsn(dsn: string): { url: string; key: string } | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, host, pathname, username } = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !username || !project) return null;
  return { url: `${protocol}//${host}${folder}/api/${project}/envelope/`, key: username };
}

/** Sentry's envelope API, with one event per request; GlitchTip and others accept it too. */
export function sentryService(dsn: { url: string; key: string }): FaultService {
  return {
    name: 'Sentry',
    url: dsn.url,
    batchSize: 1,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=mall-api/1.0.0, sentry_key=${dsn.key}`,
    },
    body: ([fault], sentAt) => (fault === undefined ? '' : envelope(fault, sentAt)),
  };
}

function envelope(fault: ReportedEvent, sentAt: Date): string {
  const { app, version, name, page, revision, fingerprint, at } = fault;
  const { message, causes, frames } = faultWords(fault);
  const id = randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: at / 1_000,
    platform: 'javascript',
    level: 'error',
    logger: app,
    ...(version && { release: `${app}@${version}` }),
    transaction: page,
    tags: { app, ...(revision !== undefined && { revision: `${revision}` }) },
    ...(fingerprint && { fingerprint: [fingerprint] }),
    ...(causes.length > 0 && { extra: { causes } }),
    exception: {
      values: [
        {
          type: name,
          value: message,
          ...(frames.length > 0 && {
            // Sentry expects stacks bottom first.
            stacktrace: {
              frames: frames.toReversed().map(({ file, line, column }) => ({
                filename: file,
                lineno: line,
                colno: column,
                in_app: true,
              })),
            },
          }),
        },
      ],
    },
  };
  const payload = JSON.stringify(event);
  const item = { type: 'event', content_type: 'application/json', length: Buffer.byteLength(payload) };
  return `${JSON.stringify({ event_id: id, sent_at: sentAt.toISOString() })}\n${JSON.stringify(item)}\n${payload}\n`;
}
