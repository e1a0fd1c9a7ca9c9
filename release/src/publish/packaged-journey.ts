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
export type Thing = z.infer<typeof thing>;

export const step = z.union([
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
export type Step = z.infer<typeof step>;

/**
 * What a team counts on from the others, as somebody would walk it through the shop. It is data, not code: a check runs
 * the journeys of every live app wherever any app is checked.
 */
export const packagedJourney = z.strictObject({
  /** In words, for who broke it. */
  does: text,
  as: z.enum(['visitor', 'buyer']),
  steps: z.array(step).min(2).max(30),
});
export type PackagedJourney = z.infer<typeof packagedJourney>;
