import { hashPassword, passwordMatches } from './password-hash';

test('a hash matches its own password only, and two hashes of one password differ', async () => {
  const [first, second] = await Promise.all([hashPassword('Demo1234'), hashPassword('Demo1234')]);
  expect(first).not.toBe(second);
  expect(first).not.toContain('Demo1234');
  expect(await passwordMatches('Demo1234', first)).toBe(true);
  expect(await passwordMatches('demo1234', first)).toBe(false);
});

test('an unknown account never matches', async () => {
  expect(await passwordMatches('', undefined)).toBe(false);
  expect(await passwordMatches('Demo1234', undefined)).toBe(false);
});

test('a hash of another cost is still readable', async () => {
  const cheap =
    'scrypt$2$1$1$c2FsdHNhbHQ=$' +
    (await import('node:crypto'))
      .scryptSync('Demo1234', 'saltsalt', 32, { N: 2, r: 1, p: 1 })
      .toString('base64');
  expect(await passwordMatches('Demo1234', cheap)).toBe(true);
  expect(await passwordMatches('other', cheap)).toBe(false);
});
