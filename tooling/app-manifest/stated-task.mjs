import { z } from 'zod';

const text = z.string().min(1).max(100);

/** Something on a page, as a person would say where it is. */
const thing = z.strictObject({
  role: z.enum([
    'link',
    'button',
    'tab',
    'heading',
    'textbox',
    'combobox',
    'checkbox',
    'radio',
    'spinbutton',
    'searchbox',
    'switch',
    'dialog',
    'table',
    'region',
  ]),
  /** Some or all of what it is called. */
  name: text,
  /** All of it, where something else is called that and more. */
  whole: z.literal(true).optional(),
});

const step = z.union([
  z.strictObject({ open: z.string().regex(/^\/(?!\/)[^\s]*$/, 'an address of this shop') }),
  z.strictObject({
    press: thing,
    /** It may not be there; then the next step is what follows. */
    perhaps: z.literal(true).optional(),
    /** What is called something else afterwards, such as the cart with its number. */
    changes: thing.optional(),
  }),
  z.strictObject({ fill: text, into: thing }),
  /** Types and then presses the key Enter. */
  z.strictObject({ enter: text, into: thing }),
  z.strictObject({ see: thing }),
  /** The path that the page has then. */
  z.strictObject({ at: z.string().startsWith('/') }),
]);

/**
 * Whether what may not be there is always followed by something to wait for: its place alone says nothing of it.
 * @param {readonly z.infer<typeof step>[]} steps
 */
const isCertain = (steps) =>
  steps.every((one, index) => {
    if (!('press' in one && one.perhaps)) return true;
    const next = steps.slice(index + 1).find((other) => !('press' in other && other.perhaps));
    return next !== undefined && !('at' in next || 'open' in next);
  });

/** Something that a buyer gets done: what is pressed, what follows, and the call that does it, if any. */
export const statedTask = z.strictObject({
  /** In words; no other task of the app is called so. */
  does: text,
  /** Whom it concerns; the first buyer of the check where it is the same for all. */
  clientTypes: z.array(z.int()).min(1).optional(),
  /** From the page of the route, or of the first route that has the view as its slot. */
  steps: z
    .array(step)
    .min(1)
    .max(30)
    .refine(isCertain, 'what is pressed perhaps is followed by something that is pressed, filled or seen'),
  /**
   * The call that does it, below `/api/sale/mall/`: it is done when this is answered with success; without one, with
   * its last step.
   */
  call: z
    .string()
    .regex(/^[\w-]+(\/[\w-]+)*$/, 'the path of a call such as order/generateOrder')
    .optional(),
});

/** @typedef {z.infer<typeof statedTask>} StatedTask */

/**
 * What can be done on each route and in each view of an app, each with where that is.
 * @param {Pick<import('./manifest-schema.mjs').Federation, 'routes' | 'exposes'>} app
 */
export const statedTasks = ({ routes, exposes }) =>
  [...Object.entries(routes), ...Object.entries(exposes)].flatMap(([on, { tasks }]) =>
    tasks.map((task) => ({ on, ...task })),
  );
