import { z } from 'zod';
import type { Revision } from '../composition/revision';
import type { Variant } from '../composition/variants';

export const LIVE_STATE = 'composition.json';

/** `composition.json`: what an open tab asks to learn whether what it shows is still live. */
const liveState = z.object({
  channel: z.string(),
  revision: z.number(),
  apps: z.record(z.string(), z.string()),
  /** Versions by app that were taken back: a tab that shows one leaves it at its next navigation. */
  withdrawn: z.record(z.string(), z.array(z.string())),
  /** Those of them that a tab leaves at once. */
  urgent: z.record(z.string(), z.array(z.string())).default({}),
});
export type LiveState = z.infer<typeof liveState>;

export const liveStateOf = (
  { channel, revision, withdrawn, urgent }: Revision,
  { apps }: Variant,
): LiveState => ({
  channel,
  revision,
  apps: Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version])),
  withdrawn,
  // What is live again is nothing to leave.
  urgent: Object.fromEntries(
    Object.entries(urgent).map(([app, versions]) => [
      app,
      versions.filter((version) => withdrawn[app]?.includes(version)),
    ]),
  ),
});
