import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/places.mjs';
import { listApps } from '../rspack/federation-field.mjs';
import { nginxWithHeaders } from './nginx-headers.mjs';
import { preloadedCallTypes } from './preloaded-call.mjs';
import { ownPipeline, releaseWorkflow } from './release-pipeline.mjs';

/** Says where it came from, since editors lead here. @param {string} app */
const noteOf = (app) =>
  `Written by \`npm run generate\` from ${app}/src/contract.ts, which is to be edited instead.`;
const NOTE = 'Written by `npm run generate` from what the apps state of themselves. Do not edit.';
const CONTRACT = join('src', 'contract.ts');
const pipeline = join('deploy', 'ci', 'release-remotes.yml');
const KERNEL_IMPORT = /^import type (\{[^}]*\}) from 'shared-kernel\/(contracts|domain)';$/gm;

/**
 * What the manifests of all apps come to for those who build against them, by path in the project: the types of what
 * they offer one another, as part of the kernel, and the table of apps in the documents.
 * @returns {Map<string, string>}
 */
export function generatedFiles(root = projectRoot) {
  const apps = listApps(root);
  const folder = join('shared-kernel', 'src', 'apps');
  const contracts = apps.flatMap((app) => {
    const text = readContract(app);
    return text === ''
      ? []
      : [file(join(folder, `${app.name}.ts`), format(root, `// ${noteOf(app.name)}\n${text}`))];
  });
  return new Map([
    ...contracts,
    file(join(folder, 'index.ts'), format(root, offers(apps))),
    file(join(folder, 'preloaded-calls.ts'), format(root, `// ${NOTE}\n${preloadedCallTypes(apps)}`)),
    file(join('docs', 'apps.md'), appTable(apps)),
    ...nginxWithHeaders(root),
    ...(existsSync(join(root, pipeline)) ? [file(pipeline, releaseWorkflow(ownPipeline))] : []),
  ]);
}

/** @type {(path: string, text: string) => [string, string]} */
const file = (path, text) => [path, text];

/** Writes them, and removes what an app has left behind that is no more. */
export function writeGenerated(root = projectRoot) {
  const files = generatedFiles(root);
  const folder = join('shared-kernel', 'src', 'apps');
  for (const name of readdirSync(join(root, folder)))
    if (!files.has(join(folder, name))) rmSync(join(root, folder, name));
  for (const [name, text] of files) writeFileSync(join(root, name), text);
}

/** @typedef {import('../rspack/federation-field.mjs').FederatedApp} FederatedApp */

/** An app's `src/contract.ts` as it stands in the kernel; empty when it has none. @param {FederatedApp} app */
export function readContract({ folder, name }) {
  if (!existsSync(join(folder, CONTRACT))) return '';
  const text = readFileSync(join(folder, CONTRACT), 'utf8');
  const moved = text.replaceAll(KERNEL_IMPORT, "import type $1 from '../$2';");
  for (const [, imported = ''] of moved.matchAll(/\bfrom ['"]([^'"]+)['"]/g))
    if (!['../contracts', '../domain'].includes(imported))
      throw new Error(
        `${name}/${CONTRACT} imports ${imported}; it can build on the kernel's contracts and domain only`,
      );
  const value = /^export (?:default|const|let|var|function|class|async|enum)\b.*/m.exec(moved)?.[0];
  if (value) throw new Error(`${name}/${CONTRACT} is for types only: ${value}`);
  return moved;
}

/** @param {string} name */
const alias = (name) =>
  name.replace(/^mf-/, '').replaceAll(/-(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());

/** @param {FederatedApp} app @param {string} expose */
const slotName = (app, expose) => `${app.name.replace(/^mf-/, '')}/${expose.slice(2)}`;

/**
 * What apps offer one another, as members of the kernel's two tables.
 * @param {readonly FederatedApp[]} apps
 */
export function offersOf(apps) {
  /** @param {FederatedApp} app @param {string} type */
  const typeOf = (app, type) => `${alias(app.name)}.${type}`;
  const routes = apps.flatMap((app) =>
    Object.entries(app.routes).map(
      ([path, { title, query }]) =>
        `/** ${title} */\n'${path}': ${query === undefined ? 'NoQuery' : typeOf(app, query)};`,
    ),
  );
  const slots = apps.flatMap((app) =>
    Object.entries(app.exposes)
      .filter(([expose]) => expose !== './app')
      .map(
        ([expose, { props }]) =>
          `'${slotName(app, expose)}': ${props === undefined ? 'NoProps' : typeOf(app, props)};`,
      ),
  );
  const used = apps.filter((app) =>
    [...routes, ...slots].some((line) => line.includes(`: ${alias(app.name)}.`)),
  );
  /** @param {(app: string) => string} fileOf */
  const importsFrom = (fileOf) =>
    used.map(({ name }) => `import type * as ${alias(name)} from '${fileOf(name)}';`).join('\n');
  return { routes, slots, importsFrom };
}

/** @param {FederatedApp[]} apps */
function offers(apps) {
  const { routes, slots, importsFrom } = offersOf(apps);
  return `// ${NOTE}
${importsFrom((name) => `./${name}`)}

type NoQuery = Readonly<Record<string, never>>;
type NoProps = Readonly<Record<never, never>>;

/** The routes of all apps, each with what its query may hold. */
export interface RouteQueries {
${routes.join('\n')}
}

/** The views that one app shows of another, by \`<app without mf->/<expose>\`, each with its props. */
export interface SlotContracts {
${slots.join('\n')}
}
`;
}

/** As the linter wants it. @param {string} root @param {string} text */
function format(root, text) {
  const biome = join(projectRoot, 'node_modules', '.bin', 'biome');
  const { status, stdout, stderr } = spawnSync(biome, ['format', '--stdin-file-path=generated.ts'], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** @param {(string | number)[]} cells */
const row = (...cells) => `| ${cells.join(' | ')} |`;
/** @param {string} text */
const code = (text) => `\`${text}\``;

/** @param {FederatedApp[]} apps */
const appTable = (apps) => `<!-- ${NOTE} -->

# The apps

What each one states of itself in the \`federation\` field of its \`package.json\` ([architecture](architecture.md#an-app-manifest)).

| app | what it is | owns | dev port | class prefix |
|---|---|---|---|---|
${apps.map(({ name, description, mount, port, prefix }) => row(code(name), description, mount.map(code).join(' '), port, code(prefix))).join('\n')}

## Routes

| path | title | who may see it | app | slots of other apps on it |
|---|---|---|---|---|
${apps.flatMap(({ name, routes }) => Object.entries(routes).map(([path, { title, access, slots, extensions }]) => row(code(path), title, access === 'buyer' ? 'buyers' : 'everybody', code(name), [...slots, ...extensions].map(code).join(' ')))).join('\n')}

## Views for other apps

| slot | props | file |
|---|---|---|
${apps
  .flatMap((app) =>
    Object.entries(app.exposes)
      .filter(([expose]) => expose !== './app')
      .map(([expose, { file, props }]) =>
        row(code(slotName(app, expose)), props ? code(props) : 'none', code(`${app.name}/${file.slice(2)}`)),
      ),
  )
  .join('\n')}
`;
