import type { ComponentType } from 'react';

/** What a remote exposes under one name. */
export interface RemoteModule {
  default: ComponentType<Record<string, unknown>>;
}
