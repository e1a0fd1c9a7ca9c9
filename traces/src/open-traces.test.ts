import { openTraces, type Traces, wantsTraces } from './open-traces';
import { aReceiver, type Receiver } from './testing/a-receiver';

let receiver: Receiver;
let traces: Traces | undefined;
/** Each test's own: what an earlier one has left waiting fails later. */
let onFailure: jest.Mock;

beforeEach(async () => {
  receiver = await aReceiver();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.origin;
  onFailure = jest.fn();
});
afterEach(async () => {
  await traces?.close();
  await receiver.close();
  for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) delete process.env[name];
});

const open = async () => {
  traces = await openTraces({ service: 'tested', onFailure });
  return traces;
};

test('an address makes traces wanted, and a wrong one is named', () => {
  expect(wantsTraces({})).toBe(false);
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe(false);
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318' })).toBe(true);
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://otel/v1/traces' })).toBe(true);
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel', OTEL_SDK_DISABLED: 'true' })).toBe(false);
  expect(wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel', OTEL_TRACES_EXPORTER: 'none' })).toBe(
    false,
  );
  expect(() => wantsTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: 'otel:4318' })).toThrow(
    /OTEL_EXPORTER_OTLP_ENDPOINT/,
  );
});

test('spans arrive over OTLP when the process ends, under the name of the process', async () => {
  const { tracer, close } = await open();
  tracer.startActiveSpan('outer', (outer) => {
    tracer.startSpan('inner').end();
    outer.end();
  });
  await close();
  const [inner, outer] = receiver.spans;
  expect(receiver.spans.map(({ name, service }) => [name, service])).toEqual([
    ['inner', 'tested'],
    ['outer', 'tested'],
  ]);
  expect(inner).toMatchObject({ traceId: outer?.traceId, parentSpanId: outer?.spanId });
  expect(onFailure).not.toHaveBeenCalled();
});

test('the operator names the process and samples with the variables of OpenTelemetry', async () => {
  process.env['OTEL_SERVICE_NAME'] = 'mall-api-2';
  process.env['OTEL_TRACES_SAMPLER'] = 'parentbased_traceidratio';
  process.env['OTEL_TRACES_SAMPLER_ARG'] = '0';
  const { api, tracer, close } = await open();
  tracer.startSpan('left out').end();
  const parent = api.propagation.extract(api.ROOT_CONTEXT, {
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  });
  tracer.startSpan('of a parent that is taken', {}, parent).end();
  await close();
  expect(receiver.spans.map(({ name, service }) => [name, service])).toEqual([
    ['of a parent that is taken', 'mall-api-2'],
  ]);
});

test('more spans than can wait are left out', async () => {
  const { tracer, close } = await open();
  for (let n = 0; n < 10_000; n += 1) tracer.startSpan(`${n}`).end();
  await close();
  // A batch of 512 that was on its way, and what waited behind it.
  expect(receiver.spans.length).toBe(512 + 2_048);
});

test('a receiver that never answers does not hold up the end of the process', async () => {
  receiver.answer = 'never';
  process.env['OTEL_EXPORTER_OTLP_TIMEOUT'] = '200';
  traces = await openTraces({ service: 'tested', onFailure, flushMs: 50 });
  traces.tracer.startSpan('lost').end();
  await traces.close();
  expect(receiver.spans).toEqual([]);
});

test('a receiver that is away is told of once, without its address', async () => {
  await receiver.close();
  process.env['OTEL_EXPORTER_OTLP_TIMEOUT'] = '200';
  const { tracer, close } = await open();
  tracer.startSpan('lost').end();
  await close();
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(onFailure.mock.calls)).not.toMatch(/127\.0\.0\.1/);
});
