import { setTimeout as sleep } from 'node:timers/promises';
import { type Calls, type Kind, kinds } from './calls';
import type { Installation } from './installation';
import { app } from './releases';

export interface Disturbance {
  readonly name: string;
  /** What buyers do that may be refused meanwhile. */
  readonly refuses: readonly Kind[];
  /** Disturbs, and ends when everything is mended. */
  run(calls: Calls): Promise<void>;
  /** Why it cannot be done on this machine. */
  readonly leftOut?: string | undefined;
}

const files = ['upload', 'download'] as const;
/** Documents are files of the front. */
const everything = kinds.filter((kind) => kind !== 'document');
/** So many of each kind are done while a clock is wrong. */
const whileWrong = 5;
const minute = 60;

/** Everything that happens to a shop in production, one after the other. */
export function listDisturbances(shop: Installation): readonly Disturbance[] {
  const { postgres, pooler, ceph, bucketLine, releases, disk, clock, ended, origin } = shop;

  /** Until uploads have been refused because of it. */
  async function untilNoticed(calls: Calls): Promise<void> {
    await calls.undone(3, performance.now(), ['upload']);
  }
  async function jump(calls: Calls, seconds: number): Promise<void> {
    clock.shift(seconds);
    await sleep(1_000);
    await calls.done(whileWrong, performance.now(), ['order', 'upload', 'download']);
    clock.shift(0);
    await sleep(1_000);
  }
  async function expectLive(version: string): Promise<void> {
    const composition = await (await fetch(`${origin}/composition.json`)).json();
    const live = (composition as { apps: Record<string, string> }).apps[app];
    if (live !== version) throw new Error(`${live} is live in place of ${version}`);
  }

  return [
    {
      name: 'API process killed',
      refuses: everything,
      async run() {
        await ended.api.end('SIGKILL');
        await ended.startAgain();
      },
    },
    {
      name: 'API process replaced (SIGTERM)',
      refuses: everything,
      async run() {
        const code = await ended.api.end('SIGTERM');
        if (code !== 0) throw new Error(`it ended with ${code}: ${ended.api.printed().slice(-2_000)}`);
        await ended.startAgain();
      },
    },
    { name: 'PostgreSQL crashes', refuses: everything, run: () => postgres.restart('immediate') },
    { name: 'PgBouncer restarts', refuses: everything, run: () => pooler.restart() },
    {
      name: 'bucket away',
      refuses: files,
      async run(calls) {
        await ceph.kill();
        await untilNoticed(calls);
        await ceph.start();
      },
    },
    {
      name: 'bucket silent',
      refuses: files,
      async run(calls) {
        bucketLine.set('silent');
        await untilNoticed(calls);
        bucketLine.set('reset');
        bucketLine.set('open');
      },
    },
    {
      name: 'disks full',
      refuses: [...files, 'report'],
      leftOut: disk.isMounted ? undefined : 'this process may not mount a disk to fill',
      async run(calls) {
        const free = disk.fill();
        await untilNoticed(calls);
        free();
      },
    },
    { name: 'clock jumps +2 h', refuses: [], run: (calls) => jump(calls, 120 * minute) },
    { name: 'clock jumps −10 min', refuses: [], run: (calls) => jump(calls, -10 * minute) },
    {
      name: 'release goes out, is rolled back',
      refuses: [],
      async run(calls) {
        await releases.promote();
        await expectLive(releases.versions[1]);
        await calls.done(3, performance.now(), ['document']);
        await releases.rollBack();
        await expectLive(releases.versions[0]);
      },
    },
  ];
}
