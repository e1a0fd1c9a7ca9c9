import { z } from 'zod';
import { type Step, step } from './packaged-journey';

/** Whether what may not be there is always followed by something to wait for: its place alone says nothing of it. */
const isCertain = (steps: readonly Step[]): boolean =>
  steps.every((one, index) => {
    if (!('press' in one && one.perhaps)) return true;
    const next = steps.slice(index + 1).find((other) => !('press' in other && other.perhaps));
    return next !== undefined && !('at' in next || 'open' in next);
  });

/** Something that a buyer gets done with an app, as its `federation` states it. */
export const statedTask = z.object({
  /** In words; no other task of the app is called so. */
  does: z.string().min(1),
  /** The route that it begins on, or the expose of the view in which it is done. */
  on: z.string().min(1),
  /** Whom it concerns; the first buyer of the check where it is the same for all. */
  clientTypes: z.array(z.int()).min(1).optional(),
  steps: z
    .array(step)
    .min(1)
    .max(30)
    .refine(isCertain, 'what is pressed perhaps is followed by something that is pressed, filled or seen'),
  /** The call that does it, below `/api/sale/mall/`; without one it is done with its last step. */
  call: z
    .string()
    .regex(/^[\w-]+(\/[\w-]+)*$/)
    .optional(),
});
export type StatedTask = z.infer<typeof statedTask>;
