import { eq } from 'drizzle-orm';
import { type CallPath, calls } from 'shared-kernel/contracts';
import { createAuditedAdmin } from '../admin/log/audited-admin';
import { signGroups } from '../admin/sign-groups';
import { clients } from '../db/schema';
import { openShop, type TestBuyer, type TestShop } from '../testing/shop';

let shop: TestShop;
let buyer: TestBuyer;
let code: string;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer({ clientType: 5 });
  code = `KH-${buyer.clientId}`;
  const address = '浙江省临江市滨河新区和平路 16 号';
  await shop.db.update(clients).set({ code, address }).where(eq(clients.id, buyer.clientId));
});

/** What a browser keeps of its buyer's groups after a call; undefined where the reply says nothing of them. */
async function keptAfter(path: CallPath, headers: Record<string, string>): Promise<string | undefined> {
  const call = { url: `/api/sale/mall/${path}`, headers };
  const reply = await shop.app.inject(
    calls[path].method === 'GET' ? { method: 'GET', ...call } : { method: 'POST', payload: {}, ...call },
  );
  const cookies = [reply.headers['set-cookie'] ?? []].flat();
  return cookies.find((cookie) => cookie.startsWith('mall_groups='));
}
const buyersCall = 'client/todo';
const session = () => ({ 'a-session-id': buyer.token });

const admin = (filesDir = shop.filesDir) =>
  createAuditedAdmin(shop.db, () => shop.time.now, {
    by: { person: '李敏', role: '客服', account: 'lm' },
    sms: shop.sms,
    sign: signGroups(shop.db, { filesDir, filesSecret: undefined }),
  });
async function passOf(kind: 'client' | 'region' | 'type', name: string): Promise<string> {
  const { group } = (await admin().group({ kind, name })) as { group: string };
  expect(group).toMatch(new RegExp(`^${kind}:${name}=[\\w-]{22}$`));
  return group.split('=')[1] ?? '';
}

test('a buyer’s browser keeps the passes that the admin CLI gives out for its client, region and type', async () => {
  const passes = [await passOf('client', code), await passOf('region', '浙江省'), await passOf('type', '5')];
  expect(new Set(passes).size).toBe(3);
  const cookie = await keptAfter(buyersCall, session());
  expect(cookie).toBe(`mall_groups=${passes.join('.')}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`);
});

test('it is given once, again when the client changes, and what was made up is replaced', async () => {
  const [kept = ''] = (await keptAfter(buyersCall, session()))?.split(';') ?? [];
  expect(await keptAfter(buyersCall, { ...session(), cookie: `a=1; ${kept}` })).toBeUndefined();
  const [, rest = ''] = kept.split('.');
  for (const madeUp of [`mall_groups=client:${code}.${rest}`, 'mall_groups=', `${kept}x`])
    expect(await keptAfter(buyersCall, { ...session(), cookie: madeUp })).toContain(kept);
  await shop.db.update(clients).set({ address: null }).where(eq(clients.id, buyer.clientId));
  expect(await keptAfter(buyersCall, { ...session(), cookie: kept })).toMatch(
    /^mall_groups=[\w-]{22}\.\.[\w-]{22};/,
  );
});

test('a login and a logout take them away, reports and other calls without a session do not', async () => {
  const [kept = ''] = (await keptAfter(buyersCall, session()))?.split(';') ?? [];
  for (const path of ['member/web/logout', 'member/web/login/key', 'member/web/login'] as const)
    expect(await keptAfter(path, { cookie: kept })).toMatch(/^mall_groups=; Max-Age=0; Path=\/;/);
  for (const path of ['telemetry/report', 'product/all'] as const)
    expect(await keptAfter(path, { cookie: kept })).toBeUndefined();
  expect(await keptAfter('member/web/login/key', {})).toBeUndefined();
  expect(await keptAfter(buyersCall, { 'a-session-id': 'of nobody' })).toBeUndefined();
});

test('the admin CLI gives out no pass of a group that nobody belongs to, nor with another secret', async () => {
  await expect(admin().group({ kind: 'client', name: 'KH0' })).rejects.toThrow('客户分组 client:KH0 不存在');
  await expect(admin('/nowhere').group({ kind: 'client', name: code })).rejects.toThrow('/nowhere');
});

test('who gave a pass out is in the log', async () => {
  await passOf('client', code);
  const { entries } = (await admin().log({ limit: 1 })) as { entries: { command: string; person: string }[] };
  expect(entries[0]).toMatchObject({ command: 'group', person: '李敏', outcome: 'done' });
});
