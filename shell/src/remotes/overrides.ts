import type { Composition } from 'shared-kernel/federation';
import { storeSwitchedOff } from './switched-off';

/** Address of a developer's server by app. */
export type Overrides = Readonly<Record<string, string>>;

const STORED = 'overrides';
const OVERRIDE = /^([a-z][a-z0-9-]*)@(https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)\/?$/;

/**
 * The overrides of this tab: those of the address (`?override=mf-cart@http://localhost:3102`, repeatable) from then on.
 * Only addresses of the developer's own machine count, and only on a channel that allows overrides.
 */
export function readOverrides({ settings, apps }: Composition): Overrides {
  if (!settings.overrides) return {};
  const allowed = (values: readonly string[]) =>
    values.flatMap((value) => {
      const [, app, address] = OVERRIDE.exec(value) ?? [];
      return app && address && app in apps ? [[app, address] as const] : [];
    });
  const asked = allowed(new URLSearchParams(location.search).getAll('override'));
  const stored = allowed(Object.entries(storedOverrides()).map(([app, address]) => `${app}@${address}`));
  const overrides = { ...Object.fromEntries(stored), ...Object.fromEntries(asked) };
  if (asked.length > 0) sessionStorage.setItem(STORED, JSON.stringify(overrides));
  return overrides;
}

/** What the tab keeps, whatever it is. */
function storedOverrides(): object {
  try {
    return Object(JSON.parse(sessionStorage.getItem(STORED) ?? '{}'));
  } catch {
    return {};
  }
}

/** Back to the released versions of every app, all switched on. */
export function resetOverrides(): void {
  sessionStorage.removeItem(STORED);
  storeSwitchedOff([]);
  const address = new URL(location.href);
  address.searchParams.delete('override');
  location.replace(address);
}

/** The composition with some apps taken from a developer's server. */
export function applyOverrides(composition: Composition, overrides: Overrides): Composition {
  const apps = Object.entries(composition.apps).map(([name, release]) => {
    const address = overrides[name];
    if (!address) return [name, release] as const;
    const base = `${address}/`;
    const manifest = `${base}mf-manifest.json`;
    return [name, { ...release, version: 'override', base, manifest, preload: {}, previous: null }] as const;
  });
  return { ...composition, apps: Object.fromEntries(apps) };
}
