import { readConfig } from './config';

test('an empty environment gives a working local setup', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3001, host: '127.0.0.1', databaseUrl: undefined, demo: false });
  expect(config.dataDir).toMatch(/\.data\/mall$/);
  expect(config.mediaDir).toMatch(/mall-api\/dist\/media$/);
});

test('an empty value counts as unset', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 3001 });
});

test('every wrong setting is named', () => {
  expect(() => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', DEMO: 'yes' })).toThrow(
    /PORT[\s\S]*DATABASE_URL[\s\S]*DEMO/,
  );
});

test('faults are forwarded only to named services, and an unknown name prevents the start', () => {
  expect(readConfig({}).faultServices).toEqual([]);
  const { faultServices } = readConfig({
    SENTRY_DSN: 'https://key@sentry.example/42',
    OTLP_LOGS_URL: 'https://otel.example/v1/logs',
    OTLP_HEADERS: 'Authorization=Bearer a=b,x-tenant=shop',
  });
  expect(faultServices.map(({ name, url }) => [name, url])).toEqual([
    ['Sentry', 'https://sentry.example/api/42/envelope/'],
    ['OTLP', 'https://otel.example/v1/logs'],
  ]);
  expect(faultServices[1]?.headers).toMatchObject({ authorization: 'Bearer a=b', 'x-tenant': 'shop' });
  expect(() => readConfig({ SENTRY_DSN: 'x', OTLP_LOGS_URL: 'x', OTLP_HEADERS: 'x' })).toThrow(
    /SENTRY_DSN[\s\S]*OTLP_LOGS_URL[\s\S]*OTLP_HEADERS/,
  );
});

test('traces begin with an address by the names of OpenTelemetry, and a wrong one prevents the start', () => {
  expect(readConfig({}).traces).toBe(false);
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }).traces).toBe(true);
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'collector:4318' })).toThrow(
    /OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: must start with/,
  );
});

test('mails go to a server that is named with a sender, and stay here without', () => {
  expect(readConfig({}).mail).toBeUndefined();
  const named = { MAIL_URL: 'smtps://user:word@mail.example', MAIL_FROM: '安澜医疗商城 <shop@mail.example>' };
  expect(readConfig(named).mail).toEqual({ url: named.MAIL_URL, from: named.MAIL_FROM });
  expect(() => readConfig({ MAIL_URL: 'https://mail.example', MAIL_FROM: 'shop' })).toThrow(
    /MAIL_URL[\s\S]*MAIL_FROM/,
  );
  expect(() => readConfig({ MAIL_URL: named.MAIL_URL })).toThrow(/MAIL_FROM: goes with MAIL_URL/);
});

test('a proxy is trusted on this machine or where named; a wrong name prevents the start', () => {
  expect(readConfig({}).trustsProxy('127.0.0.1')).toBe(true);
  expect(readConfig({}).trustsProxy('10.0.0.1')).toBe(false);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustsProxy('10.0.0.1')).toBe(true);
  expect(() => readConfig({ TRUST_PROXY: 'nginx' })).toThrow(/TRUST_PROXY/);
});

test('the API document is served in a demonstration or on request', () => {
  expect(readConfig({}).apiDocument).toBe(false);
  expect(readConfig({ DEMO: 'on' }).apiDocument).toBe(true);
  expect(readConfig({ DEMO: 'on', API_DOCUMENT: 'off' }).apiDocument).toBe(false);
  expect(readConfig({ API_DOCUMENT: 'on' }).apiDocument).toBe(true);
});

test('the PostgreSQL pool is configurable within bounds', () => {
  expect(readConfig({}).pool).toEqual({
    connections: 10,
    connectSeconds: 5,
    statementSeconds: 30,
    pooled: false,
  });
  expect(readConfig({ DATABASE_POOLER: 'transaction' }).pool.pooled).toBe(true);
  expect(readConfig({ DATABASE_CONNECTIONS: '40' }).pool.connections).toBe(40);
  expect(() => readConfig({ DATABASE_CONNECTIONS: '0', DATABASE_STATEMENT_SECONDS: '-1' })).toThrow(
    /DATABASE_CONNECTIONS[\s\S]*DATABASE_STATEMENT_SECONDS/,
  );
});

test('replies are validated everywhere but in production', () => {
  expect(readConfig({ NODE_ENV: 'test' }).checkReplies).toBe(true);
  expect(readConfig({ NODE_ENV: 'production' }).checkReplies).toBe(false);
});

test('files are in a folder, or in a bucket that is named', () => {
  expect(readConfig({ FILES_DIR: '/files' })).toMatchObject({ filesDir: '/files', filesBucket: undefined });
  expect(
    readConfig({ FILES_URL: 's3://mall/shop', S3_ENDPOINT: 'https://s3.example', S3_REGION: 'cn-north-1' }),
  ).toMatchObject({
    filesBucket: {
      bucket: 'mall',
      prefix: 'shop/',
      endpoint: 'https://s3.example',
      region: 'cn-north-1',
      seconds: 5,
    },
  });
  expect(() => readConfig({ FILES_URL: 'https://mall', S3_ENDPOINT: 's3.example', S3_SECONDS: '0' })).toThrow(
    /FILES_URL: must be s3:\/\/[\s\S]*S3_ENDPOINT[\s\S]*S3_SECONDS/,
  );
});
