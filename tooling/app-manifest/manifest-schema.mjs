import { z } from 'zod';
import { preloadedCall } from './preloaded-call.mjs';
import { statedTask, statedTasks } from './stated-task.mjs';

const path = z.string().regex(/^\/([\w-]+(\/[\w-]+)*)?$/, 'a path such as /orderCenter/orderDetail');
const file = z.string().regex(/^\.\/src\/.+\.tsx?$/, 'a source file such as ./src/app.tsx');
const slot = z.string().regex(/^[\w-]+\/[\w-]+$/, 'a slot such as orders/latest-order');
const typeName = z.string().regex(/^[A-Z]\w*$/, 'the name of a type in src/contract.ts');

const route = z.strictObject({
  screen: file,
  /** In the browser's tab and the history. */
  title: z.string().trim().min(1),
  /** Who may see it: everybody, or buyers who have logged in. */
  access: z.enum(['open', 'open below', 'buyer']),
  /** What the shop's main navigation calls it, for who may see it; without one it is not there. */
  menu: z.string().trim().min(1).max(8).optional(),
  /** Type of what its query may hold, in `src/contract.ts`; without one it takes none. */
  query: typeName.optional(),
  /** Slots of other apps that stand on it from the start, such as `orders/latest-order`. */
  slots: z.array(slot).default([]),
  /** Views of any apps in its extension slot, in order, unless the channel states others; they take no props. */
  extensions: z.array(slot).default([]),
  /** What it asks of the API at once. */
  calls: z.array(preloadedCall).default([]),
  /** What can be done on it. */
  tasks: z.array(statedTask).default([]),
});

const expose = z.strictObject({
  file,
  /** Type of the view's props, in `src/contract.ts`; without one it takes none. */
  props: typeName.optional(),
  /** What the view asks of the API at once, wherever it stands from the start. */
  calls: z.array(preloadedCall).default([]),
  /** What can be done in it. */
  tasks: z.array(statedTask).default([]),
});

/** The `federation` field of an app's package.json: all that the others need to know of the app. */
const federationSchema = z.strictObject({
  name: z.string().regex(/^(shell|mf-[a-z][a-z0-9-]*)$/, 'a name such as mf-news'),
  /** Of its development server. */
  port: z.int().min(1024).max(65535),
  /** What its CSS class names start with, because the stylesheets of all apps meet on one page. */
  prefix: z.string().regex(/^[a-z]{1,4}$/, 'one to four lower-case letters'),
  /** Paths that it owns, with all that lies below them. */
  mount: z.array(path).min(1),
  routes: z.record(path, route),
  /** What the app shell around every page asks of the API at once; of the shell alone. */
  calls: z.array(preloadedCall).default([]),
  exposes: z.record(z.string().regex(/^\.\/[a-z][a-z0-9-]*$/, 'a name such as ./order-list'), expose),
});

/** @typedef {z.infer<typeof federationSchema>} Federation */

/**
 * Reads a manifest.
 * @param {string} place where it stands, for the message
 * @param {unknown} field
 * @returns {Federation}
 */
export function parseManifest(place, field) {
  const { data, error } = federationSchema.safeParse(field);
  if (data) return data;
  const problems = error.issues.map(({ path: at, message }) => `\n  federation.${at.join('.')}: ${message}`);
  throw new Error(`${place}${problems.join('')}`);
}

/**
 * Refuses manifests that are sound each by itself, but not together.
 * @param {readonly (Federation & { packageName: string })[]} apps
 */
export function checkTogether(apps) {
  const problems = [...apps.flatMap(contradictions), ...doubles(apps), ...apps.flatMap(missingSlots(apps))];
  if (problems.length > 0) throw new Error(`The apps' manifests do not agree:\n  ${problems.join('\n  ')}`);
}

/** @param {Federation & { packageName: string }} app */
function contradictions({ name, packageName, mount, routes, exposes, calls }) {
  /** @param {string} route */
  const lies = (route) =>
    mount.some((path) => path === '/' || route === path || route.startsWith(`${path}/`));
  return [
    ...(name === packageName ? [] : [`${packageName} calls itself ${name} in its federation field`]),
    ...Object.keys(routes)
      .filter((route) => !lies(route))
      .map((route) => `${name} has the route ${route}, which lies under none of its mounts`),
    ...mount
      .filter((path) => path !== '/' && !routes[path])
      .map((path) => `${name} owns ${path}, but states no route there`),
    ...(name === 'shell' || calls.length === 0
      ? []
      : [`${name} states calls of the app shell, which is the shell's: say on which route they are made`]),
    ...(name === 'shell' || exposes['./app'] ? [] : [`${name} does not expose ./app, which shows its pages`]),
    ...statedTasks({ routes, exposes })
      .filter(({ does }, index, tasks) => tasks.findIndex((task) => task.does === does) < index)
      .map(({ does }) => `${name} states the task ${does} twice`),
  ];
}

/** @param {readonly Federation[]} apps */
function doubles(apps) {
  const claims = apps.flatMap(({ name, port, prefix, mount }) => [
    { name, claim: `the name ${name}` },
    { name, claim: `the port ${port}` },
    { name, claim: `the class prefix ${prefix}` },
    ...mount.map((path) => ({ name, claim: `the mount ${path}` })),
  ]);
  const owners = new Map();
  return claims.flatMap(({ name, claim }) => {
    const owner = owners.get(claim);
    owners.set(claim, name);
    return owner === undefined ? [] : [`${owner} and ${name} both claim ${claim}`];
  });
}

/**
 * An app of another repository cannot be looked at here; one of this has to expose what stands on a route.
 * @type {(apps: readonly Federation[]) => (app: Federation) => string[]}
 */
const missingSlots = (apps) => (app) =>
  Object.entries(app.routes).flatMap(([path, { slots, extensions }]) =>
    [...slots, ...extensions].flatMap((slot) => {
      const [owner, view] = slot.split('/');
      const filler = apps.find(({ name }) => name === `mf-${owner}`);
      if (!filler) return [];
      const exposed = filler.exposes[`./${view}`];
      if (!exposed)
        return [`${app.name} shows ${slot} on ${path}, but ${filler.name} does not expose ./${view}`];
      return exposed.props && extensions.includes(slot)
        ? [`${app.name} extends ${path} with ${slot}, which takes props`]
        : [];
    }),
  );
