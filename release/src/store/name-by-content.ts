import { readFile } from 'node:fs/promises';
import { createFile } from './durable-files';
import { ReleaseError } from './release-error';

/**
 * Creates a file that is named by its content.
 * @param isSame whether what lies there already holds the same; by its bytes when left out
 * @returns whether it is new
 * @throws ReleaseError when another content has the name
 */
export async function createByContent(
  file: string,
  content: string | Uint8Array,
  isSame: (found: Buffer) => boolean | Promise<boolean> = (found) => found.equals(Buffer.from(content)),
): Promise<boolean> {
  if (await createFile(file, content)) return true;
  if (await isSame(await readFile(file))) return false;
  throw new ReleaseError(`${file} does not hold what its name says: somebody changed it`);
}
