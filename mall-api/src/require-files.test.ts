import { StoreUnavailable } from 'object-store';
import { requireFiles } from './require-files';

const failing = (error: Error) => ({
  async check() {
    throw error;
  },
});

test('a store that can be used lets the API start', async () => {
  expect(await requireFiles({ async check() {} })).toBeUndefined();
});

test('one that is out of reach is told, and does not keep the API from starting', async () => {
  const away = new StoreUnavailable('s3://mall/', new Error('connect ECONNREFUSED'));
  expect(await requireFiles(failing(away))).toBe(away);
});

test('one that refuses ends the start, with its name and what it said', async () => {
  const refused = new StoreUnavailable('s3://mall/', new Error('NoSuchBucket'), true);
  await expect(requireFiles(failing(refused))).rejects.toThrow(
    'mall-api cannot start, files cannot be kept: s3://mall/: NoSuchBucket',
  );
});
