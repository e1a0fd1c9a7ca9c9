import { type CallPath, calls } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import { addCallGoods, type CallWorld, openCallWorld } from '../testing/call-world';
import { databaseState } from '../testing/database-state';
import { hostileRequests } from '../testing/hostile-requests';
import { sendCall } from '../testing/send-call';
import { type Envelope, openShop, type TestShop } from '../testing/shop';

let shop: TestShop;
let world: CallWorld;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  world = await openCallWorld(shop, await addCallGoods(shop));
  // An empty object is a right request of these calls, and changes nothing when all is read and no other session is left.
  await world.buyer.get('message/read', {});
  await world.buyer.get('member/session/endothers', {});
});
afterAll(() => shop.close());

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

const values: [name: string, value: unknown][] = [
  ['nothing', null],
  ['a text', 'x'],
  ['an empty text', ''],
  ['SQL', "1' or '1'='1'; drop table orders; --"],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['NUL', 'a\u0000b'],
  ['half a character', '\ud800'],
  ['a long text', 'x'.repeat(100_000)],
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

const fieldsOf = ({ request }: (typeof calls)[CallPath]): string[] =>
  'shape' in request ? Object.keys(request.shape as Record<string, unknown>) : [];

/** Names of all fields that any call takes, so that each hostile value reaches each of them. */
const fields = [...new Set(Object.values(calls).flatMap(fieldsOf))];

const codes: readonly string[] = Object.values(envelopeCodes);

function expectEnvelope(path: CallPath, sent: string, { code, message }: Envelope) {
  expect([path, sent, codes.includes(code), code]).toEqual([path, sent, true, code]);
  expect([path, sent, code]).not.toEqual([path, sent, envelopeCodes.internal]);
  if (code !== envelopeCodes.ok) expect(message).toMatch(/\p{Script=Han}/u);
}

const fileThatTakesNothing: readonly CallPath[] = ['file/licences'];

/** Sends bytes as JSON, whatever the call takes. */
async function sweepBody(path: CallPath, payload: string) {
  const { method } = calls[path];
  const reply = await shop.app.inject({
    method,
    url: `/api/sale/mall/${path.replace(':fileId', encodeURIComponent("1'--"))}`,
    headers: { 'a-session-id': world.buyer.token, 'content-type': 'application/json' },
    ...(method === 'POST' && { payload }),
  });
  expect([path, payload.slice(0, 80), reply.statusCode]).toEqual([path, payload.slice(0, 80), 200]);
  // A file that takes nothing comes whatever was sent.
  if (fileThatTakesNothing.includes(path)) expect(reply.headers['content-type']).toBe('application/pdf');
  else expectEnvelope(path, payload.slice(0, 80), reply.json());
}

/** Sends a request as its call takes it. @returns whether it was refused */
async function sweep(path: CallPath, request: object): Promise<boolean> {
  const reply = await sendCall(shop, path, request, world.buyer);
  if ('file' in reply) return false;
  expectEnvelope(path, JSON.stringify(request).slice(0, 120), reply.envelope);
  return reply.envelope.code !== envelopeCodes.ok;
}

// It would end the session of the sweep.
const spared: CallPath[] = ['member/web/logout'];
const swept = (Object.keys(calls) as CallPath[]).filter((path) => !spared.includes(path));

test('there are fields to attack, and a request for every call', () => {
  expect(fields.length).toBeGreaterThan(30);
  expect(Object.keys(world.requests).sort()).toEqual(Object.keys(calls).sort());
});

test.each(bodies)('every call takes %s as a body and answers with an envelope', async (_, body) => {
  const before = await databaseState(shop.db);
  for (const path of swept) await sweepBody(path, body);
  expect(await databaseState(shop.db)).toEqual(before);
});

test.each(values)('every call takes %s in every field and answers with an envelope', async (_, value) => {
  const before = await databaseState(shop.db);
  const request = Object.fromEntries(fields.map((field) => [field, value]));
  for (const path of swept) await sweep(path, request);
  expect(await databaseState(shop.db)).toEqual(before);
});

// All of them go through with HOSTILE=whole; else each run takes its own tenth.
const share = process.env['HOSTILE'] === 'whole' ? 1 : 10;
const first = Math.floor(Math.random() * share);

test.each(swept)(
  '%s refuses what its contract does not allow, and takes the rest without a fault',
  async (path) => {
    const { request: contract } = calls[path];
    const all = [...hostileRequests(path, world.requests[path])];
    const taken = all.filter((_, index) => index % share === first);
    const byContract = taken.map(({ name, body }) => ({
      name,
      body,
      allowed: contract.safeParse(body).success,
    }));

    const before = await databaseState(shop.db);
    for (const { name, body } of byContract.filter(({ allowed }) => !allowed)) {
      expect([path, name, await sweep(path, body as object)]).toEqual([path, name, true]);
    }
    expect(await databaseState(shop.db)).toEqual(before);

    // What the contract allows, such as SQL in a remark, is ordinary text and may take effect, or be refused whole.
    for (const { name, body } of byContract.filter(({ allowed }) => allowed)) {
      const was = await databaseState(shop.db);
      if (await sweep(path, body as object)) {
        expect([path, name, await databaseState(shop.db)]).toEqual([path, name, was]);
      }
    }
  },
);

test('there is something wrong to send to every call that takes something', () => {
  const taking = swept.filter((path) => fieldsOf(calls[path]).length > 0);
  const counts = taking.map((path) => [...hostileRequests(path, world.requests[path])].length);
  expect(Math.min(...counts)).toBeGreaterThan(1);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3_500);
});
