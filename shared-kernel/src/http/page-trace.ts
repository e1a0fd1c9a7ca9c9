/** Later calls are what somebody does, and no part of how the page came. */
const firstMs = 10_000;

/** The trace of this page's document, for the calls of its first seconds; undefined where its server traces none. */
export function pageTrace(): string | undefined {
  if (performance.now() > firstMs) return undefined;
  const [page] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === 'traceparent')?.description;
}
