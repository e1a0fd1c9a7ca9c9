import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Compressed, compress } from './compress';
import { syncFolder, writeDurably } from './durable-files';

// zlib works on libuv's four threads; more at once would only hold more memory.
const AT_ONCE = 4;

/** Writes files with their `.br` and `.gz` beside them into a new folder and waits for the disk. */
export async function writeCompressed(
  folder: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<Map<string, Compressed>> {
  const written = new Map<string, Compressed>();
  const waiting = [...files];
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [name, content] = next;
      written.set(name, await writeOne(join(folder, name), content));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.all([...foldersOf(folder, files)].map(syncFolder));
  return written;
}

async function writeOne(path: string, content: Buffer): Promise<Compressed> {
  await mkdir(dirname(path), { recursive: true });
  const compressed = await compress(path, content);
  await writeDurably(path, content);
  if (compressed.br) await writeDurably(`${path}.br`, compressed.br);
  if (compressed.gz) await writeDurably(`${path}.gz`, compressed.gz);
  return compressed;
}

function foldersOf(folder: string, files: ReadonlyMap<string, unknown>): Set<string> {
  const folders = new Set([folder]);
  for (const name of files.keys()) {
    for (let path = dirname(join(folder, name)); !folders.has(path); path = dirname(path)) folders.add(path);
  }
  return folders;
}
