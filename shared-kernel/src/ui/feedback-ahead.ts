/** What toasts, dialogs and calls without network need, which the browser fetches as soon as this has come: fetched only, so the page is not restyled. */
export const loadFeedback = {
  message: () => import(/* webpackPrefetch: true */ './arco-message'),
  modal: () => import(/* webpackPrefetch: true */ './arco-modal'),
  /** Without network a page is kept with what it asks with. */
  client: () => import(/* webpackPrefetch: true */ '../http/axios-client'),
};
