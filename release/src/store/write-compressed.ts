import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eachAtOnce } from './at-once';
import { type Compressed, compress, type Effort } from './compress';
import { syncFolder, writeDurably } from './durable-files';

// zlib works on libuv's four threads; more at once would only hold more memory.
const AT_ONCE = 4;

interface Writing {
  effort: Effort;
  /** Files that are written as `.br` and `.gz` only. */
  packedOnly?: (name: string) => boolean;
}

/** Writes files with their `.br` and `.gz` beside them into a new folder and waits for the disk. */
export async function writeCompressed(
  folder: string,
  files: ReadonlyMap<string, Buffer>,
  { effort, packedOnly = () => false }: Writing,
): Promise<Map<string, Compressed>> {
  const written = new Map<string, Compressed>();
  await eachAtOnce(files, AT_ONCE, async ([name, content]) => {
    const compressed = await compress(name, content, effort);
    await writeOne(join(folder, name), compressed, packedOnly(name) && compressed.gz ? null : content);
    written.set(name, compressed);
  });
  await Promise.all([...foldersOf(folder, files)].map(syncFolder));
  return written;
}

async function writeOne(path: string, { br, gz }: Compressed, content: Buffer | null): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  if (content) await writeDurably(path, content);
  if (br) await writeDurably(`${path}.br`, br);
  if (gz) await writeDurably(`${path}.gz`, gz);
}

function foldersOf(folder: string, files: ReadonlyMap<string, unknown>): Set<string> {
  const folders = new Set([folder]);
  for (const name of files.keys()) {
    for (let path = dirname(join(folder, name)); !folders.has(path); path = dirname(path)) folders.add(path);
  }
  return folders;
}
