import { type ComponentType, lazy, useState } from 'react';
import type { RouteQueries } from '../apps';

/** What puts the views back to their start whose code could not be had. */
const failed = new Set<() => void>();
/** What fetches the screens of routes, by path. */
const screens = new Map<string, () => Promise<unknown>>();

/**
 * A view whose code is fetched when it is first shown. React.lazy remembers a failure for ever; this one asks again once
 * `renewFailedViews` has been called.
 * @param path of the route whose screen it is, which `readyScreen` can then fetch ahead
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
    // What is on screen stays what it is when its code has been fetched ahead meanwhile.
    const [Shown] = useState(() => ready ?? View);
    return <Shown {...props} />;
  };
}

/** Fetches and starts the code of the screen on a path, so that it is shown without a wait; a failure shows only there. */
export const readyScreen = async (path: string): Promise<void> => {
  await screens
    .get(path)?.()
    .catch(() => {});
};

/** What could not be loaded is asked for again when it is shown anew; a boundary says so once its fallback stands. */
export function renewFailedViews(): void {
  for (const renew of failed) renew();
  failed.clear();
}
