/**
 * Dependencies of toasts, dialogs and offline calls, prefetched when this module has loaded: not executed, so
 * the page is not restyled.
 */
export const loadFeedback = {
  message: () => import(/* webpackPrefetch: true */ './arco-message'),
  actions: () => import(/* webpackPrefetch: true */ './show-message'),
  modal: () => import(/* webpackPrefetch: true */ './arco-modal'),
  /** A page cached for offline use needs the client. */
  client: () => import(/* webpackPrefetch: true */ '../http/axios-client'),
};
