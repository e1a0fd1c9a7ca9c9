import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation, Member } from './installation';

/** What an API process holds while nobody calls. */
interface Held {
  /** Megabytes: of the heap and outside it after garbage collection, and resident. */
  readonly heap: number;
  readonly external: number;
  readonly resident: number;
  /** Open sockets and other handles of the operating system. */
  readonly sockets: number;
  readonly handles: number;
  /** Files in its folder of what is being received, and temporary ones. */
  readonly temporaryFiles: number;
}

export interface Resources {
  readonly lasting: Held;
  readonly ended: Held;
  /** Connections of the shop in PostgreSQL, and those of them that stand in a transaction. */
  readonly connections: number;
  readonly transactions: number;
  /** Files that nginx has put aside. */
  readonly frontFiles: number;
}

const mb = (bytes: number) => Math.round(bytes / 10_000) / 100;

/** Measures a shop without load. */
export async function measureResources(shop: Installation): Promise<Resources> {
  const [busy] = await shop.postgres.ask<{ all: number; within: number }>(`
    select count(*)::int as all, (count(*) filter (where state like 'idle in transaction%'))::int as within
    from pg_stat_activity where application_name = 'mall-api'`);
  return {
    lasting: await held(shop.lasting),
    ended: await held(shop.ended),
    connections: busy?.all ?? NaN,
    transactions: busy?.within ?? NaN,
    frontFiles: filesIn(shop.frontFolders),
  };
}

async function held({ api, folders }: Member): Promise<Held> {
  const collections = async () =>
    (await metrics(api.port)).get('nodejs_gc_duration_seconds_count{kind="major"}') ?? 0;
  const before = await collections();
  process.kill(api.pid, 'SIGWINCH');
  while ((await collections()) === before) await sleep(50);
  const numbers = await metrics(api.port);
  const handles = readdirSync(`/proc/${api.pid}/fd`).map((name) => linkOf(`/proc/${api.pid}/fd/${name}`));
  const sockets = handles.filter((link) => link.startsWith('socket:')).length;
  return {
    heap: mb(numbers.get('nodejs_heap_size_used_bytes') ?? NaN),
    external: mb(numbers.get('nodejs_external_memory_bytes') ?? NaN),
    resident: mb(numbers.get('process_resident_memory_bytes') ?? NaN),
    sockets,
    handles: handles.length - sockets,
    temporaryFiles: filesIn([`${folders.files}/incoming`, folders.temporary]),
  };
}

async function metrics(port: number): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return new Map(
    text.split('\n').map((line) => {
      const [, name = '', value = ''] = /^(\S+) (\S+)$/.exec(line) ?? [];
      return [name, Number(value)];
    }),
  );
}

/** A handle may be closed meanwhile. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function filesIn(folders: readonly string[]): number {
  const list = (folder: string) => {
    try {
      return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    } catch {
      return [];
    }
  };
  return folders.flatMap(list).length;
}
