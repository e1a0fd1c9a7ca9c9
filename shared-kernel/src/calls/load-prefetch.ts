export type { PreloadedCall } from '../http/start-preloaded-calls';

/** Loads the prefetching of pages; no first paint needs it. */
export const loadPrefetch = () => import('./prefetched-pages');
