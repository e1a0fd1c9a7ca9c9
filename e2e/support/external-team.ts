import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchCopy } from 'tooling/app-manifest/testing/scratch-copy.mjs';
import { projectRoot } from 'tooling/lib/places.mjs';
import { run } from 'tooling/lib/processes.mjs';
import { changeConfiguration } from './change-configuration';

/** Changes a file that holds JSON. */
export async function editJson<Value>(file: string, edit: (value: Value) => void): Promise<void> {
  const value: Value = JSON.parse(await readFile(file, 'utf8'));
  edit(value);
  await writeFile(file, JSON.stringify(value, null, 2));
}

export async function editText(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(file, text.replace(from, to));
}

/**
 * Packs the kit of a shop whose kernel is a minor version ahead: it has one thing more.
 * @param folder where the kit goes; it says that it fits the shell which stands here
 * @returns the copy of the project that it was packed from
 */
export async function packNewerKit(folder: string): Promise<string> {
  const root = scratchCopy();
  const kernel = join(root, 'shared-kernel');
  await editJson<{ version: string }>(join(kernel, 'package.json'), (manifest) => {
    manifest.version = manifest.version.replace(/\.(\d+)\.\d+$/, (_, minor) => `.${Number(minor) + 1}.0`);
  });
  const money = join(kernel, 'src', 'money', 'index.ts');
  await appendFile(money, 'export const newInThisMinor = true;\n');
  await run(process.execPath, [join(root, 'tooling', 'bin', 'kit.mjs'), folder], { cwd: root });
  const { surface } = JSON.parse(await readFile(join(projectRoot, 'shell', 'dist', 'assets.json'), 'utf8'));
  await editJson<{ surface: string }>(join(folder, 'kit.json'), (kit) => {
    kit.surface = surface;
  });
  return root;
}

/** Moves mf-account into a team's repository, where its user centre shows what another app has for it, by the name of its slot. */
export async function moveAccount(repository: string, slot = 'news/latest-news'): Promise<void> {
  const account = join(repository, 'mf-account');
  await cp(join(projectRoot, 'mf-account'), account, {
    recursive: true,
    filter: (path) => !/[\\/](dist|node_modules)$/.test(path),
  });
  const screen = join(account, 'src', 'user-center', 'user-center-screen.tsx');
  await editText(screen, 'import { lazyView }', 'import { lazyView, RemoteSlot }');
  await editText(
    screen,
    '<View />',
    `<View />
      <RemoteSlot name="${slot}" props={{ heading: '医院新闻' }} loading={null} failed={() => null} />`,
  );
  await editJson<{ version: string; federation: { routes: Record<string, { slots?: string[] }> } }>(
    join(account, 'package.json'),
    (manifest) => {
      manifest.version = '1.1.0';
      manifest.federation.routes['/mine']?.slots?.push(slot);
    },
  );
}

/** Has a shop give out a kit, and its checks look as one buyer: what each type of client sees is not what a team elsewhere adds. */
export async function allowKit(store: string): Promise<void> {
  await changeConfiguration(store, 'kit', ({ channels, policy }) => {
    Object.assign(channels['stable'] ?? {}, { kit: true });
    policy.smoke.accounts.length = 1;
  });
}
