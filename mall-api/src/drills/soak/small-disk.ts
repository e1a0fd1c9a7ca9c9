import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of its own, which can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Whether this process may mount one; else the folder is an ordinary one, and nothing fills it. */
  readonly isMounted: boolean;
  /** Leaves not a byte free. @returns a function that makes room again */
  fill(): () => void;
  remove(): void;
}

const block = Buffer.alloc(64 * 1024);

export function mountSmallDisk(folder: string): SmallDisk {
  mkdirSync(folder, { recursive: true });
  const isMounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=711', 'tmpfs', folder]).status === 0;
  const unmount = () => void (isMounted && execFileSync('umount', ['--lazy', folder]));
  process.once('exit', unmount);
  return {
    folder,
    isMounted,
    fill() {
      const ballast = join(folder, 'ballast');
      const file = openSync(ballast, 'w');
      try {
        for (let size = block.length; size >= 1; ) {
          try {
            writeSync(file, block, 0, size);
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
            size = Math.floor(size / 2);
          }
        }
      } finally {
        closeSync(file);
      }
      return () => rmSync(ballast);
    },
    remove() {
      process.off('exit', unmount);
      unmount();
    },
  };
}
