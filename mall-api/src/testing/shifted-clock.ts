import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstall } from './postgres-programs';

/** The clock of one process, which tells another time than the machine's; the monotonic clock goes on as it is. */
export interface ShiftedClock {
  /** What the process is started with. */
  readonly env: Readonly<Record<string, string>>;
  /** @param by seconds from the machine's time; the process notices within one second */
  shift(by: number): void;
}

const libraries = '/usr/lib';

function findLibrary(): string | undefined {
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  return folders.map((folder) => join(libraries, folder, 'faketime', 'libfaketime.so.1')).find(existsSync);
}

/**
 * @param file in which the shift is written down
 * @throws Error that says how to install libfaketime
 */
export function openShiftedClock(file: string): ShiftedClock {
  const library = findOrInstall(findLibrary, {
    debian: 'libfaketime',
    advice: 'libfaketime is missing: install it (Debian: apt-get install libfaketime)',
  });
  const shift = (by: number) => writeFileSync(file, `${by < 0 ? '' : '+'}${by}s\n`);
  shift(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
    shift,
  };
}
