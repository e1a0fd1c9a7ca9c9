import { createTurns } from './turns';

test('each key runs one task at a time; further ones wait for it, not for other keys', async () => {
  const inTurn = createTurns(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const first = inTurn('甲', work('甲1'));
  const second = inTurn('甲', work('甲2'));
  void inTurn('甲', work('甲3'));
  void inTurn('乙', work('乙1'));
  await settled();
  expect(begun).toEqual(['甲1', '乙1']);
  await expect(inTurn('甲', work('甲4'))).rejects.toMatchObject({ code: '60005' });
  ends.get('甲1')?.();
  expect(await first).toBe('甲1');
  await settled();
  expect(begun).toEqual(['甲1', '乙1', '甲2']);
  ends.get('甲2')?.();
  expect(await second).toBe('甲2');
});

test('a failed task lets the next one start', async () => {
  const inTurn = createTurns(2);
  const failing = inTurn('甲', () => Promise.reject(new Error('broken')));
  const next = inTurn('甲', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
