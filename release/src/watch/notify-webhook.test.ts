import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notifyWebhook, type WatchNews } from './notify-webhook';
import type { CanaryReport } from './watch-canaries';
import { newsOf, onlyNew } from './watch-news';

let server: Server;
let url: string;
let taken: { body: string; signature: string | undefined }[];
let answers: number[];
beforeEach(async () => {
  taken = [];
  answers = [];
  server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const signature = request.headers['x-release-signature'];
      taken.push({ body: Buffer.concat(parts).toString(), signature: signature as string | undefined });
      reply.writeHead(answers.shift() ?? 200, { location: 'http://127.0.0.1:5798/' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook/s3cret?key=s3cret`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const news: WatchNews = {
  what: 'withdrawn',
  channel: 'stable',
  app: 'mf-cart',
  version: '1.1.0+e2b8f6c6',
  why: '25 of 50 visits failed',
  at: '2026-11-22T08:00:00.000Z',
};

test('the webhook is told in words and fields, signed with the time', async () => {
  expect(await notifyWebhook({ url, secret: 'key' }, news)).toBeNull();
  const [{ body, signature } = { body: '', signature: '' }] = taken;
  expect(JSON.parse(body)).toEqual({
    ...news,
    text: 'stable: mf-cart@1.1.0+e2b8f6c6 was withdrawn: 25 of 50 visits failed',
  });
  const [, seconds, hash] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(600);
  expect(hash).toBe(createHmac('sha256', 'key').update(`${seconds}.${body}`).digest('hex'));
});

test('without a secret nothing is signed', async () => {
  await notifyWebhook({ url }, news);
  expect(taken[0]?.signature).toBeUndefined();
});

test('one that is busy is asked again, one that refuses is not', async () => {
  answers = [503, 429];
  expect(await notifyWebhook({ url }, news, 1)).toBeNull();
  expect(taken).toHaveLength(3);
  answers = [404];
  expect(await notifyWebhook({ url }, news, 1)).toMatch(/answered 404$/);
  expect(taken).toHaveLength(4);
});

test('what is said of a failure holds no secret, and it leads nowhere else', async () => {
  answers = [302, 302, 302, 302];
  const redirected = await notifyWebhook({ url, secret: 'key' }, news, 1);
  await new Promise((resolve) => server.close(resolve));
  const gone = await notifyWebhook({ url, secret: 'key' }, news, 1);
  for (const told of [redirected, gone]) {
    expect(told).toMatch(/^the webhook at 127\.0\.0\.1:\d+ cannot be reached$/);
    expect(told).not.toMatch(/s3cret|key/);
  }
});

test('an alert is told when it begins and again when it comes back, what was taken back each time', () => {
  const fresh = onlyNew();
  const look = (...missing: string[]) =>
    fresh(
      newsOf('stable', {
        reports: missing.map(
          (text) => ({ verdict: 'cannot see', app: 'mf-cart', missing: [text] }) as unknown as CanaryReport,
        ),
        withdrawn: [],
        steps: [],
        promoted: [],
      }),
    ).length;
  expect([look('12 reports'), look('13 reports'), look(), look('14 reports')]).toEqual([1, 0, 0, 1]);
});
