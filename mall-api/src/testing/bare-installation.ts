import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../..', import.meta.url));

export interface BareInstallation {
  /** The copy's `mall-api`. */
  readonly root: string;
  remove(): Promise<void>;
}

/** Copies the API with the project's packages except some. */
export async function installWithout(absent: readonly string[]): Promise<BareInstallation> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-bare-'));
  const root = join(folder, 'mall-api');
  for (const part of ['package.json', 'tsconfig.json', 'drizzle', 'src'])
    await cp(join(project, 'mall-api', part), join(root, part), { recursive: true });

  const own = join(project, 'mall-api', 'node_modules');
  await symlink(own, join(root, 'node_modules'));
  const packages = join(folder, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir(join(project, 'node_modules')))
    if (!absent.includes(name)) await symlink(join(project, 'node_modules', name), join(packages, name));
  return { root, remove: () => rm(folder, { recursive: true }) };
}
