/** What toasts and dialogs need, which the browser fetches as soon as this has come: fetched only, so the page is not restyled. */
export const loadFeedback = {
  message: () => import(/* webpackPrefetch: true */ './arco-message'),
  modal: () => import(/* webpackPrefetch: true */ './arco-modal'),
};
