import { filledBy } from '../composition/filled-by';
import type { ComposedApps, Revision } from '../composition/revision';

/**
 * The apps as documents show them: what stands in the extension slot of each route, as the channel states it or else the
 * app, is among the slots of that route. A view that no app of the composition exposes is left out.
 */
export function withExtensions(
  apps: ComposedApps,
  configured: Revision['settings']['extensions'],
): ComposedApps {
  const isExposed = (slot: string) => {
    const { app, expose } = filledBy(slot);
    return apps[app]?.views[expose] !== undefined;
  };
  return Object.fromEntries(
    Object.entries(apps).map(([name, app]) => {
      const routes = Object.entries(app.routes).map(([path, route]) => {
        const extensions = (configured[path] ?? route.extensions).filter(isExposed);
        return [path, { ...route, slots: [...new Set([...route.slots, ...extensions])], extensions }];
      });
      return [name, { ...app, routes: Object.fromEntries(routes) }];
    }),
  );
}
