import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ownerOnly } from '../db/private-folder';

/** The folder belongs to another installation. */
export class ForeignFolder extends Error {}

/**
 * Copies the installation's secret between files folders, so that sessions, cookies and sealed texts stay valid.
 * @throws ForeignFolder when the target has another secret
 */
export async function copySecret(fromDir: string, toDir: string): Promise<void> {
  const [source, target] = [join(fromDir, '.secret'), join(toDir, '.secret')];
  if (!existsSync(source)) return;
  await mkdir(toDir, { recursive: true, mode: ownerOnly.folder });
  if (!existsSync(target)) {
    const whole = `${target}.${process.pid}`;
    await copyFile(source, whole);
    // The name appears with its whole content.
    await link(whole, target).finally(() => rm(whole, { force: true }));
  }
  if (!(await readFile(source)).equals(await readFile(target)))
    throw new ForeignFolder(`${toDir} has the secret of another installation`);
}
