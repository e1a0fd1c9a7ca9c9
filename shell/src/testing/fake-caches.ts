/** The browser's caches, in memory; jsdom and Node have none. */
export function fakeCaches(origin: string): CacheStorage {
  const kept = new Map<string, Map<string, Response>>();
  const addressOf = (asked: RequestInfo | URL, ignoreSearch = false) => {
    const url = new URL(typeof asked === 'object' && 'url' in asked ? asked.url : asked, origin);
    return ignoreSearch ? url.origin + url.pathname : url.href;
  };
  const cacheOf = (files: Map<string, Response>) => ({
    match: async (asked: RequestInfo, { ignoreSearch }: CacheQueryOptions = {}) =>
      files.get(addressOf(asked, ignoreSearch))?.clone(),
    put: async (asked: RequestInfo, response: Response) => void files.set(addressOf(asked), response.clone()),
    delete: async (asked: RequestInfo) => files.delete(addressOf(asked)),
    keys: async () => [...files.keys()].map((url) => new Request(url)),
  });
  return {
    open: async (name: string) => {
      const files = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, files);
      return cacheOf(files);
    },
    delete: async (name: string) => kept.delete(name),
    has: async (name: string) => kept.has(name),
    keys: async () => [...kept.keys()],
  } as unknown as CacheStorage;
}
