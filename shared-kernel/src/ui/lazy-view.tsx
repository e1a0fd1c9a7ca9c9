import { type ComponentType, lazy } from 'react';

/** What puts the views back to their start whose code could not be had. */
const failed = new Set<() => void>();

/**
 * A view whose code is fetched when it is first shown. React.lazy remembers a failure for ever; this one asks again once
 * `renewFailedViews` has been called.
 */
export function lazyView<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
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
  return (props) => <View {...props} />;
}

/** What could not be loaded is asked for again when it is shown anew; a boundary says so once its fallback stands. */
export function renewFailedViews(): void {
  for (const renew of failed) renew();
  failed.clear();
}
