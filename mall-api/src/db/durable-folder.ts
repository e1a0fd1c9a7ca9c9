import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { walk } from './private-folder';

interface Attributes {
  readonly mode?: number;
}

/** The parts of PGlite's Node file system that are changed here. */
interface NodeFileSystem {
  doSetAttr(path: unknown, node: unknown, attributes: Attributes, ...rest: unknown[]): unknown;
  readonly node_ops: { mknod(parent: unknown, name: string, mode: number, ...rest: unknown[]): unknown };
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
}

const forOwner = (mode: number) => mode & ~0o077;

/** PGlite's folder with working fsync, readable by its owner only. */
export class DurableFolder extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const ready = await super.init(...given);
    ready.emscriptenOpts.preRun?.push((module: unknown) => {
      const { NODEFS: files } = module as { NODEFS: NodeFileSystem };
      // PGlite implements none: every sync succeeds and does nothing.
      files.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
      const { doSetAttr } = files;
      files.doSetAttr = (path, node, attributes, ...rest) => {
        const { mode } = attributes;
        const closed = mode === undefined ? attributes : { ...attributes, mode: forOwner(mode) };
        return doSetAttr(path, node, closed, ...rest);
      };
      const { mknod } = files.node_ops;
      files.node_ops.mknod = (parent, name, mode, ...rest) => mknod(parent, name, forOwner(mode), ...rest);
    });
    return ready;
  }
}

/** Settings of a PostgreSQL that syncs: PGlite turns it off, and its default method does nothing there. */
export const durableSettings = (defaults: readonly string[]) => [
  ...defaults.filter((flag) => flag !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

/** Flushes a folder that was written without syncing, such as a new database. */
export function syncFolder(folder: string): void {
  for (const { path } of walk(folder)) {
    const fd = openSync(path, 'r');
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
  }
}
