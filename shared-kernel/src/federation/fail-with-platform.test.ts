import { failWithPlatform, type PlatformRuntime } from './fail-with-platform';

/** As rspack's runtime does: a failed platform module is recorded, and thrown when a chunk requires it. */
function aRuntime(fetchPlatform: () => Promise<() => unknown>): PlatformRuntime {
  const installed: Record<string, Promise<unknown> | 0> = {};
  const m: PlatformRuntime['m'] = {};
  return {
    m,
    consumesLoadingData: { chunkMapping: { 14: ['dialog'] } },
    f: {
      consumes(chunk, waits) {
        if (`${chunk}` !== '14') return;
        const known = installed['dialog'];
        if (known !== undefined) {
          if (known !== 0) waits.push(known);
          return;
        }
        const came = fetchPlatform().then(
          (factory) => {
            installed['dialog'] = 0;
            m['dialog'] = (module) => Object.assign(module, { exports: factory() });
          },
          (error: unknown) => {
            delete installed['dialog'];
            m['dialog'] = () => {
              throw error;
            };
          },
        );
        installed['dialog'] = came;
        waits.push(came);
      },
    },
  };
}

const want = async ({ f }: PlatformRuntime, chunk: number) => {
  const waits: Promise<unknown>[] = [];
  f.consumes?.(chunk, waits);
  await Promise.all(waits);
};

test('a chunk fails with the platform module that it consumes, and loads with it on the next try', async () => {
  const fetchPlatform = jest
    .fn()
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue(() => 'dialog');
  const runtime = aRuntime(fetchPlatform);
  failWithPlatform(runtime);
  await expect(want(runtime, 14)).rejects.toThrow('no line');
  await want(runtime, 14);
  expect(fetchPlatform).toHaveBeenCalledTimes(2);
  const module = {};
  runtime.m['dialog']?.(module);
  expect(module).toEqual({ exports: 'dialog' });
});

test('two chunks that wait for the same module fail together', async () => {
  const runtime = aRuntime(() => Promise.reject(new Error('no line')));
  failWithPlatform(runtime);
  const both = await Promise.allSettled([want(runtime, 14), want(runtime, 14)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a chunk that consumes no platform module does not wait', async () => {
  const runtime = aRuntime(() => new Promise(() => {}));
  failWithPlatform(runtime);
  await want(runtime, 7);
});
