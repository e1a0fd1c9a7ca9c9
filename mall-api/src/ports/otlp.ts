import type { ReportedEvent } from './analytics';
import type { FaultService } from './fault-exporter';
import { faultWords } from './fault-words';

export interface OtlpSettings {
  /** Logs endpoint, e.g. `https://otel.example.com/v1/logs`. */
  readonly url: string;
  /** Such as credentials. */
  readonly headers: Readonly<Record<string, string>>;
}

/** SEVERITY_NUMBER_ERROR */
const error = 17;
const batchSize = 100;

/** OpenTelemetry logs over HTTP in JSON; attributes follow its semantic conventions for exceptions. */
export const otlpService = ({ url, headers }: OtlpSettings): FaultService => ({
  name: 'OTLP',
  url,
  batchSize,
  headers: { ...headers, 'content-type': 'application/json' },
  body: (faults, sentAt) =>
    JSON.stringify({
      resourceLogs: [
        {
          resource: { attributes: attributes({ 'service.name': 'medical-mall-web' }) },
          scopeLogs: [
            { scope: { name: 'mall-api' }, logRecords: faults.map((fault) => logRecord(fault, sentAt)) },
          ],
        },
      ],
    }),
});

const nanoseconds = (ms: number) => `${BigInt(Math.trunc(ms)) * 1_000_000n}`;

function logRecord(fault: ReportedEvent, sentAt: Date): object {
  const { app, version, name, page, revision, fingerprint, at, detail } = fault;
  const { message } = faultWords(fault);
  return {
    timeUnixNano: nanoseconds(at),
    observedTimeUnixNano: nanoseconds(sentAt.getTime()),
    severityNumber: error,
    severityText: 'ERROR',
    body: { stringValue: message },
    attributes: attributes({
      'exception.type': name,
      'exception.message': message,
      'exception.stacktrace': detail,
      'url.path': page,
      'mall.app': app,
      'mall.version': version,
      'mall.revision': revision === undefined ? undefined : `${revision}`,
      'mall.fingerprint': fingerprint,
    }),
  };
}

const attributes = (values: Readonly<Record<string, string | undefined>>): object[] =>
  Object.entries(values).flatMap(([key, stringValue]) =>
    stringValue === undefined ? [] : [{ key, value: { stringValue } }],
  );
