import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecret, sealWith } from './at-rest';

test('sealed data opens with the same secret only, and only if unchanged', () => {
  const one = sealWith(randomBytes(32));
  const sealed = one.seal('验证码 123456');
  expect(one.open(sealed)).toBe('验证码 123456');
  expect(one.seal('验证码 123456')).not.toBe(sealed);
  expect(sealWith(randomBytes(32)).open(sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(one.open(bytes.toString('base64'))).toBeUndefined();
  for (const text of ['', '验证码 123456', 'QUJD']) expect(one.open(text)).toBeUndefined();
});

test('processes that start at once share one secret that only its owner can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mall-secret-'));
  const file = join(folder, 'files', '.secret');
  const secrets = await Promise.all(Array.from({ length: 5 }, () => readSecret(file)));
  expect(new Set(secrets.map((secret) => Buffer.from(secret).toString('hex'))).size).toBe(1);
  expect(secrets[0]).toHaveLength(32);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
