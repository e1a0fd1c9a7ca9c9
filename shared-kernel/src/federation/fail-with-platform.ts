/** The part of rspack's runtime that loads the shared modules which chunks consume. */
export interface PlatformRuntime {
  /** Handlers called when a chunk is requested; each adds promises to wait for. */
  f: { consumes?: (chunk: string | number, waits: Promise<unknown>[]) => void };
  /** The modules by id. A platform module that failed to load throws its error. */
  m: Record<string, (module: object) => void>;
  consumesLoadingData: { chunkMapping: Readonly<Record<string, readonly string[]>> };
}

/**
 * Makes a platform module that failed to load fail the chunk that requests it, and load again on the next
 * try. The runtime alone would run such a chunk, and its modules, and what remotes imported of them, would
 * stay broken.
 */
export function failWithPlatform({ f, m, consumesLoadingData }: PlatformRuntime): void {
  const { consumes } = f;
  f.consumes = (chunk, waits) => {
    const mine: Promise<unknown>[] = [];
    consumes?.(chunk, mine);
    if (mine.length === 0) return;
    waits.push(
      Promise.all(mine).then(() => {
        for (const id of consumesLoadingData.chunkMapping[chunk] ?? []) m[id]?.({});
      }),
    );
  };
}
