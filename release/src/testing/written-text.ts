import { readWritten } from '../documents/written-files';

/** A file of a revision, such as `home.html`, as text; fails where there is none. */
export async function writtenText(folder: string, name: string): Promise<string> {
  const found = await readWritten(folder, name);
  if (found === null) throw new Error(`${folder} has no ${name}`);
  return `${found}`;
}
