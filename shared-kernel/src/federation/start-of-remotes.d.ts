/** Rspack's own start of a remote (tooling/rspack/start-of-remotes-loader.cjs). */
declare module 'start-of-remotes' {
  /** What the build of a remote states of it. */
  export interface StatedRemote {
    readonly __module_federation_runtime_plugins__: readonly object[];
  }

  /**
   * Has a remote share what the share scope offers, and be loaded from.
   * @param runtime the run time of its build
   */
  export default function startOfRemotes(
    runtime: object,
    stated: StatedRemote & { readonly __module_federation_bundler_runtime__: object },
  ): void;
}
