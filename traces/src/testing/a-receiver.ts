import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as the exporter sends it. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** As numbers in OTLP: 1 internal, 2 server, 3 client. */
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** 2: an error. */
  readonly status: { readonly code: number; readonly message?: string };
  readonly service: unknown;
}

/** A receiver of OTLP over HTTP on a port of its own. */
export interface Receiver {
  /** What `OTEL_EXPORTER_OTLP_ENDPOINT` is set to. */
  readonly origin: string;
  readonly spans: readonly SentSpan[];
  /** Everything that came, as text, to be searched for what must not be there. */
  readonly text: () => string;
  /** How it answers: with a status, or never. */
  answer: number | 'never';
  close(): Promise<void>;
}

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly doubleValue?: number;
  readonly boolValue?: boolean;
}
type Attributes = readonly { readonly key: string; readonly value: Value }[];

const read = (attributes: Attributes = []) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.doubleValue ?? value.boolValue ?? Number(value.intValue),
    ]),
  );

export async function aReceiver(): Promise<Receiver> {
  const bodies: string[] = [];
  const spans: SentSpan[] = [];
  const server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += part;
    if (receiver.answer === 'never') return;
    if (request.url === '/v1/traces' && receiver.answer === 200) {
      bodies.push(body);
      for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans)
        for (const span of scopeSpans.flatMap((scope: { spans: unknown[] }) => scope.spans))
          spans.push({
            ...span,
            attributes: read(span.attributes),
            service: read(resource.attributes)['service.name'],
          });
    }
    reply.writeHead(receiver.answer, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const receiver: Receiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => bodies.join('\n'),
    answer: 200,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
