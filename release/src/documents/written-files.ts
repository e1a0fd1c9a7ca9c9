import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { errorCode } from '../store/durable-files';
import { ReleaseError } from '../store/release-error';

/** Whether a file of a revision is written in its packed forms only. */
export const isPackedOnly = (name: string): boolean => name.endsWith('.html');

const FORMS: readonly [string, (content: Buffer) => Promise<Buffer>][] = [
  ['', async (content) => content],
  ['.gz', promisify(gunzip)],
  ['.br', promisify(brotliDecompress)],
];

/**
 * A file of a revision as it was rendered, from the first form that there is; null where there is none.
 * @throws ReleaseError when that form cannot be unpacked
 */
export async function readWritten(folder: string, name: string): Promise<Buffer | null> {
  for (const [ending, unpack] of FORMS) {
    const found = await readOptional(join(folder, name + ending));
    if (found === null) continue;
    return unpack(found).catch((error: Error) => {
      throw new ReleaseError(`${name}${ending} cannot be unpacked: ${error.message}`);
    });
  }
  return null;
}

/** Whether every form that there is of a file holds this content, and there is one. */
export async function isWritten(folder: string, name: string, content: Buffer): Promise<boolean> {
  const forms = await Promise.all(
    FORMS.map(async ([ending, unpack]) => {
      const found = await readOptional(join(folder, name + ending));
      return found === null
        ? []
        : [
            await unpack(found).then(
              (text) => text.equals(content),
              () => false,
            ),
          ];
    }),
  );
  const same = forms.flat();
  return same.length > 0 && !same.includes(false);
}

/** What a file holds, or null where there is none. */
async function readOptional(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
