import { openBucket } from 'object-store/bucket';
import { type Ceph, startCeph } from 'object-store/testing';
import { readHealth } from '../watch/read-health';
import { readReports } from '../watch/telemetry-events';

let ceph: Ceph;
beforeAll(async () => {
  ceph = await startCeph();
  process.env['S3_ENDPOINT'] = `http://127.0.0.1:${ceph.port}`;
  process.env['S3_SECONDS'] = '2';
}, 120_000);
afterAll(() => ceph?.stop());

const bucketAt = (bucket: string) =>
  openBucket({
    bucket,
    prefix: 'shop/',
    endpoint: process.env['S3_ENDPOINT'],
    region: 'us-east-1',
    seconds: 2,
  });

const line = (name: string, receivedAt: string) =>
  `${JSON.stringify({ receivedAt, kind: 'event', name, app: 'mf-cart', version: '1.0.0', visit: name, network: 'n', browser: 'b' })}\n`;

async function namesIn(place: string, since: string): Promise<string[]> {
  const names = [];
  for await (const report of readReports([place], since))
    if (report.kind !== 'left-out') names.push(report.name);
  return names;
}

test('reports in a bucket are read from their day on, those that came meanwhile, too', async () => {
  const name = await ceph.bucket();
  const store = await bucketAt(name);
  // Noon, so that 24 and 30 hours ago are one day at whatever hour the drill runs.
  const noon = Date.UTC(2026, 10, 20, 12);
  const at = (hoursAgo: number) => new Date(noon - hoursAgo * 3_600_000).toISOString();
  const put = (hoursAgo: number, key: string, text: string) =>
    store.put(`${at(hoursAgo).slice(0, 10)}/${key}.jsonl`, Buffer.from(text));
  await put(72, 'a-1', line('long ago', at(72)));
  await put(30, 'a-2', `${line('before', at(30))}${line('then', at(24))}no report\n`);
  await put(0, 'b-1', line('now', at(0)));
  const place = `s3://${name}/shop`;
  expect(await namesIn(place, at(26))).toEqual(['then', 'now']);
  await put(0, 'b-2', line('later', at(0)));
  expect(await namesIn(place, at(26))).toEqual(['then', 'now', 'later']);
  store.close();
}, 60_000);

test('a bucket that is not there is told of, so that nobody takes silence for health', async () => {
  const seen = await readHealth(['s3://nobody-has-this/shop'], { since: new Date().toISOString() });
  expect(seen.blindTo('mf-cart')).toEqual([
    expect.stringMatching(/^reports cannot be read: s3:\/\/nobody-has-this/),
  ]);
});

test('what is no bucket is refused', async () => {
  await expect(namesIn('s3://', new Date().toISOString())).rejects.toThrow('is no bucket, such as s3://mall');
});
