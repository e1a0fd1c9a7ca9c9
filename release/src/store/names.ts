import { z } from 'zod';
import { ReleaseError } from './release-error';

// Every name below becomes part of a file path and of a URL, so none can hold a separator or an escape.
export const appName = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'lower-case letters, digits and hyphens');
export const channelName = appName;
export const packageVersion = z
  .string()
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a version such as 1.2.0 or 1.2.0-rc.1');
export const releaseVersion = z
  .string()
  .regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?\+[0-9a-f]{8}$/, 'a published version such as 1.2.0+0a1b2c3d');
export const filePath = z
  .string()
  .regex(/^[A-Za-z0-9_@~+-][\w.@~+-]*(\/[A-Za-z0-9_@~+-][\w.@~+-]*)*$/, 'a plain relative file path');
/** A file that a document loads by itself. */
export const codePath = filePath.regex(/\.(m?js|css)$/, 'a script or a style');
/** A package of the kit, named after its content. */
export const kitFile = z
  .string()
  .regex(/^[a-z][a-z0-9-]*-\d+\.\d+\.\d+-[0-9a-f]{8}\.tgz$/, 'a packed package of the kit');
/** A view that one app shows of another, such as `orders/latest-order`. */
export const slotName = z.string().regex(/^[\w-]+\/[\w-]+$/, 'a slot such as orders/latest-order');

const GROUP = '(?:client|region|type):[^\\s=,]{1,60}';
const PASS = '[\\w-]{22}';
/**
 * Buyers who belong together: a client, the clients of a region, or those of a type. Their browsers keep the pass, which
 * nobody else can make up (mall-api/src/http/buyer-groups.ts).
 */
export const chosenGroup = z.object({
  group: z.string().regex(new RegExp(`^${GROUP}$`, 'u')),
  pass: z.string().regex(new RegExp(`^${PASS}$`)),
});
export type ChosenGroup = z.infer<typeof chosenGroup>;
/** As it is typed. */
export const groupWithPass = z
  .string()
  .regex(
    new RegExp(`^${GROUP}=${PASS}$`, 'u'),
    'a group with its pass, which the admin CLI prints, such as client:KH1003=<pass>',
  );

export const mountPath = z
  .string()
  .regex(/^\/([A-Za-z0-9][\w-]*(\/[\w-]+)*)?$/, 'a path such as /orderCenter');

/** Returns the name unchanged, or refuses it with a message that names it. */
export function checkedName(schema: z.ZodType<string>, name: string, what: string): string {
  const result = schema.safeParse(name);
  if (result.success) return result.data;
  throw new ReleaseError(`"${name}" is not a valid ${what}: expected ${result.error.issues[0]?.message}`);
}
