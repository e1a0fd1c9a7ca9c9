import { type ComponentType, lazy, useState } from 'react';
import type { RouteQueries } from '../apps';

/** Resets the views whose code failed to load. */
const failed = new Set<() => void>();
/** Loaders of the routes' screens, by path. */
const screens = new Map<string, () => Promise<unknown>>();

/**
 * A view whose code is loaded when it is first shown. React.lazy caches a failure for ever; this one loads
 * again after `renewFailedViews`.
 * @param path of the route whose screen it is, so that `readyScreen` can prefetch it
 */
export function lazyView<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  path?: keyof RouteQueries,
): ComponentType<Props> {
  let ready: ComponentType<Props> | undefined;
  const make = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        failed.add(renew);
        throw error;
      }),
    ) as unknown as ComponentType<Props>;
  const renew = () => {
    View = make();
  };
  let View = make();
  if (path)
    screens.set(path, async () => {
      ready = (await load()).default;
    });
  return (props) => {
    // A view on screen must not remount when its code has been prefetched meanwhile.
    const [Shown] = useState(() => ready ?? View);
    return <Shown {...props} />;
  };
}

/**
 * Loads and evaluates the code of a path's screen, so that it is shown without a wait; a failure shows only
 * there.
 */
export const readyScreen = async (path: string): Promise<void> => {
  await screens
    .get(path)?.()
    .catch(() => {});
};

/**
 * Makes views that failed to load load again when they are next shown; a boundary calls this once its
 * fallback is mounted.
 */
export function renewFailedViews(): void {
  for (const renew of failed) renew();
  failed.clear();
}
