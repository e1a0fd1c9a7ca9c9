import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../lib/places.mjs';
import { listApps } from '../rspack/federation-field.mjs';
import { externalApps } from '../rspack/platform.mjs';
import { offersOf, readContract } from './app-contracts.mjs';

/** Where a team's repository keeps the types of what its own apps offer; `types/own-apps.d.ts` of the kit leads there. */
const OWN_TYPES = join('.app-types', 'index.d.ts');

/** The apps of a team's repository that the kit knows nothing of, since the shop's own repository does not have them. */
const ownApps = () => listApps().filter(({ name }) => !externalApps.some((app) => app.name === name));

/** Types the routes and slots of a team's own apps, beside those that the kit came with. */
export function writeOwnTypes() {
  const file = join(projectRoot, OWN_TYPES);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, ownTypes(ownApps()));
}

/** @param {readonly import('./app-contracts.mjs').FederatedApp[]} apps */
export function ownTypes(apps) {
  const { routes, slots, importsFrom } = offersOf(apps);
  return `${importsFrom((name) => `../${name}/src/contract`)}
${TABLES}
declare module 'shared-kernel/apps' {
${tables(routes, slots)}
}
`;
}

/**
 * A kernel with what a team's own apps offer, as the shop's own has what its apps do.
 * @param {Readonly<Record<string, string>>} files the kernel's source by path
 * @returns {Record<string, string>}
 */
export function withOwnApps(files, apps = ownApps()) {
  if (apps.length === 0) return { ...files };
  const contracts = apps.map((app) => [`apps/${app.name}.ts`, readContract(app)]).filter(([, text]) => text);
  const { routes, slots, importsFrom } = offersOf(apps);
  const index = 'apps/index.ts';
  return {
    ...files,
    ...Object.fromEntries(contracts),
    [index]: `${files[index]}\n${importsFrom((name) => `./${name}`)}\n${tables(routes, slots)}\n`,
  };
}

const TABLES = `type NoQuery = Readonly<Record<string, never>>;
type NoProps = Readonly<Record<never, never>>;`;

/** @param {readonly string[]} routes @param {readonly string[]} slots */
const tables = (routes, slots) => `export interface RouteQueries {
${routes.join('\n')}
}
export interface SlotContracts {
${slots.join('\n')}
}`;
