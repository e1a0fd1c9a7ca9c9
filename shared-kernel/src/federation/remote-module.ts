import type { ComponentType } from 'react';

/** A module that a remote exposes. */
export interface RemoteModule {
  default: ComponentType<Record<string, unknown>>;
}
