import type { Tracer } from '@opentelemetry/api';

export type { Span } from '@opentelemetry/api';

/** OpenTelemetry for one process. What has no use for it imports types alone. */
export interface Traces {
  /** OpenTelemetry's own API, which came with the SDK. */
  readonly api: typeof import('@opentelemetry/api');
  readonly tracer: Tracer;
  /** Sends what waits, as long as that may take. */
  close(): Promise<void>;
}

export interface TracesOptions {
  /** What the process is called, unless `OTEL_SERVICE_NAME` says otherwise. */
  readonly service: string;
  /** Hears at most once a minute that spans did not leave, and why; the address of the receiver is not in it. */
  readonly onFailure: (reason: string, times: number) => void;
  /** So long the end of the process may wait for what is still to be sent, milliseconds. */
  readonly flushMs?: number;
}

type Variables = Readonly<Record<string, string | undefined>>;

const addresses = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;

const quietMs = 60_000;

/**
 * Whether an address for traces is set, by the names that OpenTelemetry gives it. Before that nothing of the SDK is loaded.
 * @throws Error when one is no address
 */
export function wantsTraces(variables: Variables): boolean {
  if (variables['OTEL_SDK_DISABLED'] === 'true' || variables['OTEL_TRACES_EXPORTER'] === 'none') return false;
  const set = addresses.filter((name) => variables[name]);
  const wrong = set.find((name) => !/^https?:\/\/[^/]/.test(variables[name] ?? ''));
  if (wrong) throw new Error(`${wrong} must start with https:// or http://`);
  return set.length > 0;
}

/**
 * Loads and starts the SDK, which reads its other settings from the environment by itself
 * (docs/operating.md#traces). Spans wait in memory, 2,048 at most, and are left out beyond; nobody waits for them.
 */
export async function openTraces({ service, onFailure, flushMs = 3_000 }: TracesOptions): Promise<Traces> {
  const [api, core, { OTLPTraceExporter }, resources, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  const tell = onceAMinute(onFailure);
  core.setGlobalErrorHandler((error) => tell(reasonOf(error)));
  const silent = () => {};
  api.diag.setLogger(
    { error: tell, warn: tell, info: silent, debug: silent, verbose: silent },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const { detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  // What callers say beside the trace (`baggage`) is theirs.
  provider.register({ propagator: new core.W3CTraceContextPropagator() });
  return {
    api,
    tracer: provider.getTracer('medical-mall'),
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, flushMs);
      });
      await Promise.race([provider.shutdown().catch((error) => tell(reasonOf(error))), limit]);
      clearTimeout(timer);
      for (const part of [api.trace, api.context, api.propagation, api.diag]) part.disable();
    },
  };
}

/** What went wrong, without the address of the receiver and what it said. */
function reasonOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return typeof code === 'number' ? `status ${code}` : String(code ?? name);
}

function onceAMinute(onFailure: TracesOptions['onFailure']): (reason: string) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  let times = 0;
  return (reason) => {
    times += 1;
    const now = performance.now();
    if (now - toldAt < quietMs) return;
    onFailure(reason, times);
    toldAt = now;
    times = 0;
  };
}
