/** Written by the build presets `one-bundle` and `default-federation`. */
declare module 'bundled-apps' {
  import type { RemoteModule, Remotes } from '../../shell/src/remotes/remotes';

  export const mounts: Remotes['mounts'];
  export const imports: Readonly<Record<string, () => Promise<RemoteModule>>>;
}
