/** The part of the build's run time that fetches what chunks take of the platform. */
export interface PlatformRuntime {
  /** What is asked when a chunk is wanted; each adds what is to be waited for. */
  f: { consumes?: (chunk: string | number, waits: Promise<unknown>[]) => void };
  /** The modules by id. One of the platform that did not come throws why. */
  m: Record<string, (module: object) => void>;
  consumesLoadingData: { chunkMapping: Readonly<Record<string, readonly string[]>> };
}

/**
 * A part of the platform that could not be had fails the chunk that asks for it, and is asked for again with the next try.
 * The run time by itself lets such a chunk run, whose modules, and what remotes got of them, are broken from then on.
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
