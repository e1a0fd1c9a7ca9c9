import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepSecret } from '../db/at-rest';

/** The folder belongs to another installation. */
export class ForeignFolder extends Error {}

/**
 * Copies the installation's secret between files folders, so that sessions, cookies and sealed texts stay valid.
 * @throws ForeignFolder when the target has another secret
 */
export async function copySecret(fromDir: string, toDir: string): Promise<void> {
  const [source, target] = [join(fromDir, '.secret'), join(toDir, '.secret')];
  if (!existsSync(source)) return;
  const secret = await readFile(source);
  if (!secret.equals(await keepSecret(target, secret)))
    throw new ForeignFolder(`${toDir} has the secret of another installation`);
}
