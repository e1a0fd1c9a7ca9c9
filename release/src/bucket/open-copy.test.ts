import files, { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promoteAll } from '../composition/promote';
import { currentNumber } from '../composition/revisions';
import { StoreAway } from '../store/shared-store';
import { openStore } from '../store/store';
import { aSharedStore, type Machine, type TestSharedStore } from '../testing/a-shared-store';
import { openCopy } from './open-copy';
import type { StoreObjects } from './store-objects';

let t: TestSharedStore;
let one: Machine;
beforeEach(async () => {
  t = aSharedStore();
  one = await t.machine('one');
  await one.release('shell', 'first');
  await promoteAll(one.change());
});
afterEach(() => t.remove());

const at = (name: string) => join(t.folder, name);

const away = (): StoreObjects => {
  const fail = async () => {
    throw new StoreAway('no answer');
  };
  return { ...t.objects, put: fail, get: fail, has: fail, remove: fail, list: fail };
};

test('what serves starts with its copy while the bucket is away, once that was whole', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  const folder = at('copy');
  await expect(openCopy(away(), { folder, mayBeOld: true })).rejects.toThrow('no answer');
  await openCopy(t.objects, { folder });
  await expect(openCopy(away(), { folder })).rejects.toThrow('no answer');
  expect(told).not.toHaveBeenCalled();
  const shared = await openCopy(away(), { folder, mayBeOld: true });
  expect(told).toHaveBeenCalledWith(expect.stringContaining('is used as it was at 20'));
  expect(Date.now() - shared.freshAt()).toBeLessThan(60_000);
  expect(await currentNumber(openStore(folder), 'stable')).toBe(1);
  told.mockRestore();
});

test('a copy that was cut off while it was made is made whole', async () => {
  let gets = 0;
  const get = (key: string) => {
    gets += 1;
    return gets > 6 ? away().get(key) : t.objects.get(key);
  };
  await expect(openCopy({ ...t.objects, get }, { folder: at('copy') })).rejects.toThrow('no answer');
  expect(await currentNumber(openStore(at('copy')), 'stable')).toBeNull();
  await openCopy(t.objects, { folder: at('copy') });
  expect(await currentNumber(openStore(at('copy')), 'stable')).toBe(1);
});

test('another process makes the copy while this one begins to', async () => {
  const folder = at('copy');
  const { readdir } = files;
  const listed = jest.spyOn(files, 'readdir').mockImplementationOnce(async (...args: unknown[]) => {
    await openCopy(t.objects, { folder });
    return Reflect.apply(readdir, files, args);
  });
  await openCopy(t.objects, { folder });
  listed.mockRestore();
  expect(await currentNumber(openStore(folder), 'stable')).toBe(1);
});

test('a folder that holds anything else is no place for a copy', async () => {
  await mkdir(at('work'));
  await writeFile(join(at('work'), 'notes.txt'), 'mine');
  await expect(openCopy(t.objects, { folder: at('work') })).rejects.toThrow('is no copy of');
  await openCopy(t.objects, { folder: at('copy') });
  await expect(openCopy({ ...t.objects, place: 's3://other' }, { folder: at('copy') })).rejects.toThrow(
    'is the copy of',
  );
});

test('keys that lead out of the copy are left alone', async () => {
  const list = async (prefix: string) => [
    ...(await t.objects.list(prefix)),
    ...(prefix === 'files/'
      ? ['../../escaped/1', '/etc/escaped/1', 'a//b/1']
      : ['../../escaped.tar', 'rights.tar']),
  ];
  const asked: string[] = [];
  const get = (key: string) => {
    asked.push(key);
    return t.objects.get(key);
  };
  await openCopy(
    { ...t.objects, list: (prefix) => (prefix === 'log/' ? t.objects.list(prefix) : list(prefix)), get },
    { folder: at('copy') },
  );
  expect(asked.filter((key) => key.includes('escaped') || key.includes('//'))).toEqual([]);
});
