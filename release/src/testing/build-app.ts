import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface FakeApp {
  app: string;
  mount: string[];
  version?: string;
  /** Text in the code, so that another text is another release. */
  text?: string;
  /** Further files. */
  files?: Record<string, string>;
  /** Further or other fields of `assets.json`. */
  description?: Record<string, unknown>;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Writes what a build of a remote leaves in `dist/`. */
export async function buildRemote(
  dist: string,
  { app, mount, version, text, ...more }: FakeApp,
): Promise<void> {
  const code = `export default '${app} ${text ?? ''}';${' '.repeat(400)}`;
  const entry = `remoteEntry.${hash(`entry ${code}`)}.js`;
  const chunk = `app.${hash(code)}.js`;
  const style = `app.${hash(`style ${code}`)}.css`;
  await write(dist, {
    [entry]: `export const get = () => import('./${chunk}');${' '.repeat(400)}`,
    [chunk]: code,
    [style]: '.app { color: red }',
    'mf-manifest.json': JSON.stringify(manifest(app, entry, chunk, style)),
    'assets.json': JSON.stringify({
      app,
      version: version ?? '1.0.0',
      kernelContract: '1',
      federation: { name: app, mount, exposes: { './app': './src/app.tsx' } },
      entry,
      manifest: 'mf-manifest.json',
      initial: [entry],
      routes: Object.fromEntries(
        mount.map((path) => [
          path,
          { title: app, access: 'open', files: [entry, chunk, style], consumes: ['react', 'button'] },
        ]),
      ),
      consumes: { react: { requiredVersion: '19.3.1' } },
      ...more.description,
    }),
    ...more.files,
  });
}

/** Writes what a build of the shell leaves in `dist/`. */
export async function buildShell(
  dist: string,
  { text, files, description }: Partial<FakeApp> = {},
): Promise<void> {
  const entry = `main.${hash(`main ${text}`)}.js`;
  await write(dist, {
    [entry]: `console.log('shell ${text ?? ''}');${' '.repeat(400)}`,
    'platform.11111111.js': `export const react = {};${' '.repeat(400)}`,
    'button.22222222.js': 'export const Button = {};',
    'table.55555555.js': 'export const Table = {};',
    'login.44444444.js': 'export const Login = {};',
    'main.33333333.css': 'body { margin: 0 }',
    'assets.json': JSON.stringify({
      app: 'shell',
      version: '1.0.0',
      kernelContract: '1',
      federation: { name: 'shell', mount: ['/'], exposes: {} },
      entry,
      initial: [entry, 'platform.11111111.js', 'main.33333333.css'],
      routes: {
        '/login': { title: '登录', access: 'open', files: [entry, 'login.44444444.js'], consumes: ['react'] },
      },
      provides: {
        react: { version: '19.3.1', files: [] },
        button: { version: '2.66.16', files: ['button.22222222.js'] },
        table: { version: '2.66.16', files: ['table.55555555.js'] },
      },
      ...description,
    }),
    ...files,
  });
}

async function write(dist: string, files: Record<string, string>): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  }
}

const manifest = (app: string, entry: string, chunk: string, style: string) => ({
  id: app,
  name: app,
  metaData: {
    name: app,
    buildInfo: { buildVersion: '1.0.0', buildName: app },
    remoteEntry: { name: entry, path: '', type: 'module' },
    types: { path: '', name: '', zip: '', api: '' },
    globalName: app.replaceAll('-', '_'),
    pluginVersion: '2.9.2',
    publicPath: 'auto',
  },
  shared: [
    {
      id: `${app}:react`,
      name: 'react',
      version: '19.3.1',
      singleton: true,
      requiredVersion: '19.3.1',
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    },
  ],
  remotes: [],
  exposes: [
    {
      id: `${app}:app`,
      name: 'app',
      path: './app',
      assets: { js: { sync: [chunk], async: [] }, css: { sync: [style], async: [] } },
    },
  ],
});
