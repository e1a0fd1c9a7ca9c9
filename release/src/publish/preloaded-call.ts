import { z } from 'zod';
import { mountPath } from '../store/names';

const name = z.string().min(1);
const source = z.union([
  z.object({ query: z.union([name, z.array(name)]), optional: z.boolean().optional() }),
  z.object({ stored: name, field: name, optional: z.boolean().optional() }),
]);

const pictures = z.object({
  list: z.string().optional(),
  first: z.int().optional(),
  field: name,
  sizes: name,
  narrow: z.string().optional(),
  media: z.string().optional(),
});

/** A call that a page begins with, as its app states it. What starts it comes with the shell. */
const preloadedCall = z.object({
  /** Below `/api/sale/mall/`. */
  path: z.string().regex(/^[\w-]+(\/[\w-]+)*$/),
  method: z.literal('GET').optional(),
  request: z.record(name, z.union([z.string(), z.number(), z.boolean(), source])).default({}),
  for: z.enum(['buyer', 'visitor']).optional(),
  clientTypes: z.array(z.int()).optional(),
  view: z.enum(['grid', 'list']).optional(),
  without: z.array(name).optional(),
  media: z.string().optional(),
  /** What the document fetches of its reply as soon as that has come. */
  pictures: pictures.optional(),
});
export type PreloadedCall = z.infer<typeof preloadedCall>;

/** What an app begins with: in the app shell around every page, on its routes, in its views for slots of others. */
export const preloadedCalls = z.object({
  appShell: z.array(preloadedCall).default([]),
  routes: z.record(mountPath, z.array(preloadedCall)).default({}),
  views: z.record(z.string(), z.array(preloadedCall)).default({}),
});
