import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from 'tooling/lib/places.mjs';

interface BuildDescription {
  version: string;
  routes: Record<string, { files: string[] }>;
  [more: string]: unknown;
}

export interface Variant {
  /** Package version of the variant. */
  version: string;
  /** JavaScript put before the code of the remote's `./app`, which then runs first when that is loaded. */
  before?: string;
}

/** Copies an app's build under another version, to be published; its folder. */
export async function variantOf(app: string, { version, before }: Variant): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `mall-${app}-`));
  const dist = join(folder, 'dist');
  await cp(join(projectRoot, app, 'dist'), dist, { recursive: true });
  const description = join(dist, 'assets.json');
  const build = JSON.parse(await readFile(description, 'utf8')) as BuildDescription;
  await writeFile(description, JSON.stringify({ ...build, version }));
  if (before) {
    const manifest = JSON.parse(await readFile(join(dist, 'mf-manifest.json'), 'utf8')) as {
      exposes: { name: string; assets: { js: { sync: string[] } } }[];
    };
    const [chunk] = manifest.exposes.find(({ name }) => name === 'app')?.assets.js.sync ?? [];
    if (!chunk) throw new Error(`${app} exposes no app`);
    const file = join(dist, chunk);
    await writeFile(file, `${before}\n${await readFile(file, 'utf8')}`);
  }
  return folder;
}
