import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { readSecret } from './at-rest';
import type { Queries } from './database';
import { settings } from './schema';

/**
 * The secret that all processes of an installation sign and seal with. It is in `FILES_DIR`, its fingerprint
 * in the database.
 */
export interface InstallationSecret {
  readonly secret: Uint8Array;
  readonly fingerprint: string;
  /**
   * Compares with the database.
   * @returns why this process's secret differs from the installation's; undefined if it does not
   */
  differs(): Promise<string | undefined>;
}

const name = 'filesSecret';

const fingerprintOf = (secret: Uint8Array) =>
  createHash('sha256').update('mall installation ').update(secret).digest('hex').slice(0, 16);

/**
 * Opens the secret of a files folder; the first process creates it. Once the installation has a secret, a
 * folder without one (such as an unmounted volume) gets none.
 * @param replacement fingerprint of a secret that replaces the known one, as after a restore
 */
export async function openInstallationSecret(
  db: Queries,
  filesDir: string,
  replacement?: string,
): Promise<InstallationSecret> {
  const known = async () => {
    // As text: drizzle parses a string of a jsonb column once more, and some fingerprints are digits with one e.
    const text = sql<string>`${settings.value} #>> '{}'`;
    const [row] = await db.select({ fingerprint: text }).from(settings).where(eq(settings.key, name));
    return row?.fingerprint;
  };
  const file = join(filesDir, '.secret');
  // The database is asked first: what it knows was written to the folder before.
  const isMissing = (await known()) !== undefined && replacement === undefined && !existsSync(file);
  const secret = isMissing ? randomBytes(32) : await readSecret(file);
  const fingerprint = fingerprintOf(secret);
  if (!isMissing) {
    const row = { key: name, value: fingerprint };
    if (replacement === fingerprint)
      await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
    else await db.insert(settings).values(row).onConflictDoNothing();
  }
  return {
    secret,
    fingerprint,
    async differs() {
      const expected = await known();
      if (expected === fingerprint) return undefined;
      return isMissing
        ? `FILES_DIR (${filesDir}) has no .secret, and the installation has one (${expected}): is its volume mounted?`
        : `FILES_DIR (${filesDir}) has the secret ${fingerprint}, and the installation has ${expected}: it is another folder`;
    },
  };
}
