/** Rspack's own startup of a remote (tooling/rspack/start-of-remotes-loader.cjs). */
declare module 'start-of-remotes' {
  /** What the build of a remote declares. */
  export interface StatedRemote {
    readonly __module_federation_runtime_plugins__: readonly object[];
  }

  /**
   * Connects a remote to the share scope and makes it loadable.
   * @param runtime of the remote's build
   */
  export default function startOfRemotes(
    runtime: object,
    stated: StatedRemote & { readonly __module_federation_bundler_runtime__: object },
  ): void;
}
