import { z } from 'zod';

const name = z.string().min(1);
/** Where a value of a request comes from; one that is not there keeps the call back, unless it is `optional`. */
const source = z.union([
  z.strictObject({
    /** Of the address; of several names the first that it has. */
    query: z.union([name, z.array(name).min(1)]),
    optional: z.boolean().optional(),
  }),
  z.strictObject({
    /** Key of local storage, and the field of what it holds. */
    stored: name,
    field: name,
    optional: z.boolean().optional(),
  }),
]);

/** The pictures of a reply that are the largest part of the page's first screenful, fetched with the reply. */
const pictures = z.strictObject({
  /** Where the list of what is shown stands in the reply; without it the reply is the list. */
  list: z
    .string()
    .regex(/^\w+(\.\w+)*$/, 'fields such as productSpu.files')
    .optional(),
  /** So many of its entries. */
  first: z.int().min(1).max(8).optional(),
  /** Of an entry, with the picture's address. */
  field: name,
  /** As the image states it. */
  sizes: name,
  /** In such windows the narrow composition of a banner stands there. */
  narrow: z.string().startsWith('(').optional(),
  /** Only in such windows they are part of the first screenful. */
  media: z.string().startsWith('(').optional(),
});

/** A call that a page begins with, which its document starts before any script has come. */
export const preloadedCall = z.strictObject({
  /** Below `/api/sale/mall/`. */
  path: z.string().regex(/^[\w-]+(\/[\w-]+)*$/, 'the path of a call such as product/detail'),
  method: z.literal('GET').optional(),
  request: z.record(name, z.union([z.string(), z.number(), z.boolean(), source])).default({}),
  /** Who makes it; everybody who may see the page where nothing is said. */
  for: z.enum(['buyer', 'visitor']).optional(),
  /** Only buyers of these client types make it. */
  clientTypes: z.array(z.int()).min(1).optional(),
  /** Only those who see lists of products so make it: visitors and some buyers as a grid. */
  view: z.enum(['grid', 'list']).optional(),
  /** Made only where the address says none of these. */
  without: z.array(name).min(1).optional(),
  /** Made only in windows of this kind. */
  media: z.string().startsWith('(').optional(),
  pictures: pictures.optional(),
});

/** @typedef {z.infer<typeof preloadedCall>} PreloadedCall */

/**
 * What an app begins with: in the app shell around every page (the shell), on each route, in each view that fills a slot.
 * @param {Pick<import('./manifest-schema.mjs').Federation, 'calls' | 'routes' | 'exposes'>} app
 */
export function preloadedCallsOf({ calls, routes, exposes }) {
  /** @param {Record<string, { calls: PreloadedCall[] }>} parts */
  const stated = (parts) =>
    Object.fromEntries(
      Object.entries(parts)
        .filter(([, part]) => part.calls.length > 0)
        .map(([key, part]) => [key, part.calls]),
    );
  return { appShell: calls, routes: stated(routes), views: stated(exposes) };
}

const IMPORTS = `import type { Got, Posted, Shown } from '../contracts/stated-call';
import type { RouteQueries } from '.';
`;

/**
 * Types that compile exactly when the calls which the apps state are calls of the API, made as those want them: with
 * every parameter that they need, of its type, and no other.
 * @param {readonly import('./manifest-schema.mjs').Federation[]} apps
 */
export function preloadedCallTypes(apps) {
  const lines = apps.flatMap((app) => {
    const { appShell, routes, views } = preloadedCallsOf(app);
    return [
      ...appShell.map((call) => line(app.name, 'the app shell', call)),
      ...Object.entries(routes).flatMap(([path, calls]) => calls.map((call) => line(app.name, path, call))),
      ...Object.entries(views).flatMap(([view, calls]) => calls.map((call) => line(app.name, view, call))),
    ];
  });
  return `${IMPORTS}
/** The calls that pages begin with. */
export type PreloadedCalls = [
${lines.join('\n')}
];
`;
}

/** @param {string} app @param {string} place @param {PreloadedCall} call */
function line(app, place, { path, method, request, pictures }) {
  const fields = Object.entries(request).map(([field, value]) => {
    const mark = typeof value === 'object' && value.optional ? '?' : '';
    return `${JSON.stringify(field)}${mark}: ${typeOf(place, value)};`;
  });
  const kind = method === 'GET' ? 'Got' : 'Posted';
  const type = fields.length > 0 ? `{ ${fields.join(' ')} }` : 'Record<never, never>';
  const steps = pictures?.list?.split('.') ?? [];
  const shown = pictures ? `\nShown<'${path}', ${JSON.stringify(steps)}, '${pictures.field}'>,` : '';
  return `/** ${app}, ${place} */\n${kind}<'${path}', ${type}>,${shown}`;
}

/** What an address or local storage holds is text. @param {string} place @param {PreloadedCall['request'][string]} value */
function typeOf(place, value) {
  if (typeof value !== 'object') return JSON.stringify(value);
  if ('stored' in value) return 'string';
  if (!place.startsWith('/')) throw new Error(`${place} has no address of its own to take a parameter from`);
  return [value.query]
    .flat()
    .map((name) => `NonNullable<RouteQueries['${place}']['${name}']>`)
    .join(' | ');
}
