/** Written by the build presets `one-bundle` and `default-federation`. */
declare module 'bundled-apps' {
  import type { RemoteModule, RemotesState } from '../../shell/src/remotes/remotes';

  export const mounts: RemotesState['mounts'];
  export const routes: RemotesState['routes'];
  export const imports: Readonly<Record<string, () => Promise<RemoteModule>>>;
}
