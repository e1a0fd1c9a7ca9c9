/**
 * Where things of a store lie in a bucket. Objects never change, so what changes has its states side by side, and the
 * highest number holds: who creates the next one has changed it, and nobody else can.
 *
 * | key | what |
 * |---|---|
 * | `log/<n>.json` | an entry of the log |
 * | `locks/<path>` | who is at work, until that is done |
 * | `folders/<path>.tar` | a release or the documents of a revision, whole |
 * | `files/<path>/<n>` | every other file, in its n-th state |
 * | `moving` | there while a store is moved here, and is not whole |
 */
export const LOG = 'log/';
export const FOLDERS = 'folders/';
export const FILES = 'files/';
export const MOVING = 'moving';

const ARCHIVE = '.tar';
const NAME = String.raw`(?!\.{1,2}(?:/|$))[\w.+-]+`;
const PATH = new RegExp(`^${NAME}(?:/${NAME})*$`);
const STATE = /^(.+)\/([1-9]\d*)$/;
/** Releases and documents appear at once, and are one object each. */
const WHOLE = /^(?:apps\/[^/.][^/]*|documents\/[^/]+)\/[^/.][^/]*$/;
const LOCK = /(?:^|[/.])lock$/;

/** Whether a path in a store is a folder that is one object. */
export const isWhole = (path: string): boolean => WHOLE.test(path);

export const folderKey = (path: string): string => `${FOLDERS}${path}${ARCHIVE}`;

/** The key of a file that has one state only; null for every other. */
export function singleKey(path: string): string | null {
  if (LOCK.test(path)) return `locks/${path}`;
  return path.startsWith(LOG) ? path : null;
}

export const statesOf = (path: string): string => `${FILES}${path}/`;

/** The paths of listed folders. What no store has is left alone. */
export const foldersIn = (listed: readonly string[]): string[] =>
  listed
    .filter((name) => name.endsWith(ARCHIVE))
    .map((name) => name.slice(0, -ARCHIVE.length))
    .filter((path) => isWhole(path) && PATH.test(path));

/** The last state of each listed file, by its path. */
export function lastStates(listed: readonly string[]): Map<string, number> {
  const states = new Map<string, number>();
  for (const name of listed) {
    const [, path = '', number] = STATE.exec(name) ?? [];
    if (PATH.test(path)) states.set(path, Math.max(states.get(path) ?? 0, Number(number)));
  }
  return states;
}
