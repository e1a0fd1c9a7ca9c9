import { z } from 'zod';
import { calls, freshFor, type MadeStaleBy, madeStaleBy } from '.';
import { wire } from './wire';

const paths = Object.keys(calls);

test('every pattern matches at least one call, and only checking writes are made stale by writes', () => {
  for (const [path, patterns] of Object.entries(madeStaleBy))
    for (const pattern of patterns as readonly string[]) {
      const meant = pattern.endsWith('/*')
        ? paths.filter((other) => other.startsWith(pattern.slice(0, -1)))
        : paths.filter((other) => other === pattern);
      expect({ path, pattern, meant }).not.toMatchObject({ meant: [] });
    }
});

test('every path of freshFor is a call', () => {
  expect(paths).toEqual(expect.arrayContaining(Object.keys(freshFor)));
});

test('a browser knows the method of every call that is not a plain POST', () => {
  const special = Object.entries(calls)
    .filter(([, { kind }]) => kind === 'get' || kind === 'counted')
    .map(([path, { kind }]) => [path, kind]);
  expect(Object.entries(wire).sort()).toEqual(special.sort());
});

test('the number of cart lines is in the reply of every write of the cart, and of nothing that leaves the cart alone', () => {
  const counting = Object.entries(calls)
    .filter(([, { reply }]) => {
      const schema = z.toJSONSchema(reply, { unrepresentable: 'any' });
      return (schema.properties?.['amount'] as { type?: string } | undefined)?.type === 'integer';
    })
    .map(([path]) => path);
  const shownOnly = ['memberCart/page', 'memberCart/held'];
  const ofCart = paths.filter((path) => path.startsWith('memberCart/') && !shownOnly.includes(path));
  const requests = ['submit', 'withdraw', 'take', 'giveBack'].map((what) => `purchaseRequest/${what}`);
  const quotes = ['ask', 'withdraw', 'accept', 'release'].map((what) => `quote/${what}`);
  expect(counting).toEqual([...ofCart, 'purchaseList/order', ...requests, ...quotes]);
});

test('an area matches the reads below it', () => {
  const reads: Record<MadeStaleBy<'message/read'>, true> = { 'message/page': true, 'message/unread': true };
  expect(Object.keys(reads)).toHaveLength(2);
});
