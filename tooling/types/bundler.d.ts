/** What a build's own runtime offers to code inside it; the part that ours uses. */
declare const __webpack_require__: {
  federation: { bundlerRuntime: BundlerRuntime };
  /** In development: asked before a module is executed. */
  i: ((execution: Execution) => void)[];
};

interface Execution {
  id: string | number;
  factory: (this: unknown, module: { exports: object }, ...rest: readonly unknown[]) => void;
}

interface BundlerRuntime {
  consumes: (options: ConsumeOptions) => void;
}

interface ConsumeOptions {
  chunkId: string | number;
  /** Platform modules by the chunk that takes them. */
  chunkMapping: Readonly<Record<string | number, readonly (string | number)[]>>;
  /** 0 for those that are there; a promise while one is on its way. */
  installedModules: Readonly<Record<string | number, unknown>>;
  promises: unknown[];
  webpackRequire: { m: Readonly<Record<string | number, ((module: object) => void) | undefined>> };
}
