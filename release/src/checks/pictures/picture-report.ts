import { z } from 'zod';

/** Content hash of a picture in the store. */
export const pictureName = z.string().regex(/^[0-9a-f]{64}$/);

/** One page of a candidate beside the live one, at one width, as one buyer. */
export const picturedPage = z.object({
  path: z.string(),
  app: z.string(),
  who: z.string(),
  /** Of the window, in CSS pixels. */
  width: z.number(),
  /** The live page; null where nothing of that path is live. */
  before: pictureName.nullable(),
  after: pictureName,
  /** The candidate's page in grey with red where it differs; null where it does not. */
  marked: pictureName.nullable(),
  /** Share of the pixels that differ, 0 to 1. */
  differing: z.number(),
  /** What the accessibility tree has more and less than the live one's, in its order. */
  tree: z.array(z.object({ change: z.enum(['added', 'removed']), line: z.string() })),
});
export type PicturedPage = z.infer<typeof picturedPage>;
