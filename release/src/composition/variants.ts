import type { ComposedApps, Revision } from './revision';

/** One of the shops that a revision shows: the one for everybody, or the one with a canary in it. */
export interface Variant {
  /** The app whose canary it holds; null for everybody else's. */
  canary: string | null;
  apps: ComposedApps;
  /** Buckets of the buyers who get it; empty for everybody else. */
  buckets: readonly number[];
  /** Passes of the groups that get it. */
  passes: readonly string[];
}

/** The shops of a revision, the one for everybody first. */
export const variantsOf = ({ apps, canaries }: Pick<Revision, 'apps' | 'canaries'>): Variant[] => [
  { canary: null, apps, buckets: [], passes: [] },
  ...Object.entries(canaries).map(([app, { buckets, chosen, composed }]) => ({
    canary: app,
    apps: { ...apps, [app]: composed },
    buckets,
    passes: chosen.map(({ pass }) => pass),
  })),
];
