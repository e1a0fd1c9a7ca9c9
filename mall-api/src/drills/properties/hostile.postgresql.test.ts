import { type CallPath, calls } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import {
  addCallGoods,
  type CallFixtures,
  type CallGoods,
  openCallFixtures,
} from '../../testing/call-fixtures';
import { databaseState } from '../../testing/database-state';
import { hostileRequests } from '../../testing/hostile-requests';
import { asReceived, sendCall } from '../../testing/send-call';
import { type Envelope, openShop, type TestShop } from '../../testing/shop';

let shop: TestShop;
let goods: CallGoods;
let fixtures: CallFixtures;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  goods = await addCallGoods(shop);
  fixtures = await openCallFixtures(shop, goods);
  // Without its licence every application is refused for that.
  expect(await sendCall(shop, 'application/licence', fixtures.requests['application/licence'])).toMatchObject(
    { envelope: { code: envelopeCodes.ok } },
  );
  // An empty object is valid for these calls, and changes nothing once all is read and no other session is
  // left.
  await fixtures.buyer.get('message/read', {});
  await fixtures.buyer.get('member/session/endothers', {});
});
afterAll(() => shop.close());

const fieldsOf = ({ request }: (typeof calls)[CallPath]): string[] =>
  'shape' in request ? Object.keys(request.shape as Record<string, unknown>) : [];

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

const bodies: [name: string, body: string][] = [
  ['null', 'null'],
  ['a number', '1'],
  ['a text', '"x"'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['a number too large', '1e999'],
  ['50,000 levels', nested(50_000)],
  ['50,000 levels in a field', `{"id":${nested(50_000)},"orderId":${nested(50_000)}}`],
];

/** All field names of all calls, so that each hostile value reaches each of them. */
const fields = [...new Set(Object.values(calls).flatMap(fieldsOf))];

/** As long as a text can be in every field at once: the server reads no request of over 1 MB. */
const longText = 'x'.repeat(Math.floor(900_000 / fields.length));

const values: [name: string, value: unknown][] = [
  ['nothing', null],
  ['a text', 'x'],
  ['an empty text', ''],
  ['SQL', "1' or '1'='1'; drop table orders; --"],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['NUL', 'a\u0000b'],
  ['half a character', '\ud800'],
  ['a long text', longText],
  ['a negative number', -1],
  ['a part', 0.5],
  ['a number beyond all', 1e300],
  ['an unsafe integer', 2 ** 53],
  ['a list', []],
  ['a list of everything', [null, {}, [], 'x', 1, true]],
  ['an object', { toString: 'x', constructor: { prototype: {} } }],
  ['yes', true],
  ['an id of nobody', '9223372036854775807'],
  ['an id beyond the database', '9223372036854775808'],
];

const codes: readonly string[] = Object.values(envelopeCodes);

function expectEnvelope(path: CallPath, sent: string, { code, message }: Envelope) {
  expect([path, sent, codes.includes(code), code]).toEqual([path, sent, true, code]);
  expect([path, sent, code]).not.toEqual([path, sent, envelopeCodes.internal]);
  if (code !== envelopeCodes.ok) expect(message).toMatch(/\p{Script=Han}/u);
}

const fileThatTakesNothing: readonly CallPath[] = ['file/licences'];

/** Sends bytes as JSON to any call. */
async function sweepBody(path: CallPath, payload: string) {
  const { method } = calls[path];
  const reply = await shop.app.inject({
    method,
    url: `/api/sale/mall/${path.replace(':fileId', encodeURIComponent("1'--"))}`,
    headers: { 'a-session-id': fixtures.buyer.token, 'content-type': 'application/json' },
    ...(method === 'POST' && { payload }),
  });
  expect([path, payload.slice(0, 80), reply.statusCode]).toEqual([path, payload.slice(0, 80), 200]);
  // A file download without input succeeds whatever was sent.
  if (fileThatTakesNothing.includes(path)) expect(reply.headers['content-type']).toBe('application/pdf');
  else expectEnvelope(path, payload.slice(0, 80), reply.json());
}

/** Sends a request in the call's own format. @returns whether it was refused */
async function sweep(path: CallPath, request: object): Promise<boolean> {
  const reply = await sendCall(shop, path, request, fixtures.buyer);
  if ('file' in reply) return false;
  expectEnvelope(path, JSON.stringify(request).slice(0, 120), reply.envelope);
  return reply.envelope.code !== envelopeCodes.ok;
}

// It would end the sweep's own session.
const spared: CallPath[] = ['member/web/logout'];
const swept = (Object.keys(calls) as CallPath[]).filter((path) => !spared.includes(path));

test('there are fields to attack, and a request for every call', () => {
  expect(fields.length).toBeGreaterThan(30);
  expect(Object.keys(fixtures.requests).sort()).toEqual(Object.keys(calls).sort());
});

// Before the attacks, which use up the address's applications of the day.
test('applications are attacked behind their ticket: handed in as it is, one is taken', async () => {
  const another = await openCallFixtures(shop, goods);
  for (const path of ['application/licence', 'application/submit'] as const)
    expect(await sendCall(shop, path, another.requests[path])).toMatchObject({
      envelope: { code: envelopeCodes.ok },
    });
});

test.each(bodies)('every call given %s as a body answers with an envelope', async (_, body) => {
  const before = await databaseState(shop.db);
  for (const path of swept) await sweepBody(path, body);
  expect(await databaseState(shop.db)).toEqual(before);
});

test.each(values)('every call given %s in every field answers with an envelope', async (_, value) => {
  const before = await databaseState(shop.db);
  const request = Object.fromEntries(fields.map((field) => [field, value]));
  for (const path of swept) await sweep(path, request);
  expect(await databaseState(shop.db)).toEqual(before);
});

// A third of them is sent; which one differs from run to run.
const share = 3;
const first = Math.floor(Math.random() * share);

test.each(swept)(
  '%s refuses what its contract forbids, and handles the rest without a server error',
  async (path) => {
    const { request: contract } = calls[path];
    const all = [...hostileRequests(path, fixtures.requests[path])];
    const taken = all.filter((_, index) => index % share === first);
    const byContract = taken.map(({ name, body }) => ({
      name,
      body,
      allowed: contract.safeParse(asReceived(path, body)).success,
    }));

    const before = await databaseState(shop.db);
    for (const { name, body } of byContract.filter(({ allowed }) => !allowed)) {
      expect([path, name, await sweep(path, body as object)]).toEqual([path, name, true]);
    }
    expect(await databaseState(shop.db)).toEqual(before);

    // Allowed values, such as SQL in a remark, are ordinary text: they may take effect or be refused.
    for (const { name, body } of byContract.filter(({ allowed }) => allowed)) {
      const was = await databaseState(shop.db);
      if (await sweep(path, body as object)) {
        expect([path, name, await databaseState(shop.db)]).toEqual([path, name, was]);
      }
    }
  },
);

test('every call with input has an invalid request to send', () => {
  const taking = swept.filter((path) => fieldsOf(calls[path]).length > 0);
  const counts = taking.map((path) => [...hostileRequests(path, fixtures.requests[path])].length);
  expect(Math.min(...counts)).toBeGreaterThan(1);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3_500);
});
