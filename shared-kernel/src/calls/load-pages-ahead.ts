export type { FirstCall } from '../http/start-first-calls';

/** What asks for pages before they are gone to; no first paint needs it. */
export const loadPagesAhead = () => import('./pages-ahead');
