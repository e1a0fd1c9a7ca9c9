import { eq } from 'drizzle-orm';
import { openDatabase } from '../db/open-database';
import { startApi } from '../testing/api-process';
import { addMember } from '../testing/builders';
import { tell } from '../testing/tell';
import { createTestDatabase } from '../testing/template-database';

const phones = 150;

const median = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

test('requesting a code takes the same path for unknown phones and members’ phones', async () => {
  const database = await createTestDatabase();
  const db = await openDatabase(database.options);
  const api = await startApi(database.options, { quiet: true });
  await api.ready();
  const times = { known: [] as number[], unknown: [] as number[] };
  const replies = new Set<string>();
  const ask = async (kind: 'known' | 'unknown', mobilePhone: string, n: number) => {
    const begun = performance.now();
    const address = { 'x-forwarded-for': `10.${kind === 'known' ? 1 : 2}.${n}.1` };
    const { code, data, message } = await api.ask('member/verifycode', { mobilePhone }, address);
    times[kind].push(performance.now() - begun);
    replies.add(JSON.stringify({ code, data, message }));
  };
  for (let n = 0; n < phones; n += 1) {
    const { memberId } = await addMember(db);
    const member = await db.query.members.findFirst({ where: (row) => eq(row.id, memberId) });
    const both = [
      ['known', member?.mobilePhone ?? ''],
      ['unknown', `199${String(n).padStart(8, '0')}`],
    ] as const;
    // Alternating, so that neither is always first.
    for (const [kind, phone] of n % 2 ? [...both].reverse() : both) await ask(kind, phone, n);
  }
  await api.end('SIGKILL');
  await db.close();
  await database.remove();
  const [known, unknown] = [median(times.known), median(times.unknown)].map((ms) => ms.toFixed(2));
  tell(`${phones} phones each, median: a member's ${known} ms, nobody's ${unknown} ms`);
  expect([...replies]).toEqual([JSON.stringify({ code: '0', data: null })]);
}, 120_000);
