import { createContext, type ReactNode, useContext } from 'react';
import type { RouteQueries } from '../apps';
import { RemoteSlot } from './remote-slot';
import type { SlotName } from './slot-contracts';

/** The views in the extension slot of a route, in order, by its path. */
type ExtensionsByRoute = Readonly<Record<string, readonly string[]>>;

const ExtensionsInUse = createContext<ExtensionsByRoute>({});

/** Provides what the live channel shows in the extension slots of routes; the shell does. */
export const ExtensionsProvider = ExtensionsInUse.Provider;

export interface ExtensionsProps {
  /** The route that it belongs to. */
  path: keyof RouteQueries;
  /** In the shape of a view. */
  loading: ReactNode;
}

/**
 * The extension slot of a route: views of any apps, in the order that the channel's configuration or else the app's
 * manifest states. A view that fails says so in its place; the others stand.
 */
export const Extensions = ({ path, loading }: ExtensionsProps) =>
  (useContext(ExtensionsInUse)[path] ?? []).map((name) => (
    <RemoteSlot key={name} name={name as SlotName} props={{}} loading={loading} />
  ));
