import { listFolder } from './durable-files';

const NUMBERED = /^([1-9]\d*)\.json$/;

/** The numbers of the files `<n>.json` in a folder, ascending: what is added there and never changed. */
export async function fileNumbers(folder: string): Promise<number[]> {
  const names = await listFolder(folder);
  return names
    .flatMap((name) => NUMBERED.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}
