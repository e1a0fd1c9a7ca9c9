/** What has become of a line of a purchase request, in the order in which it does. */
export const requestLineStates = ['open', 'inCart', 'ordered', 'refused', 'withdrawn'] as const;

export type RequestLineState = (typeof requestLineStates)[number];

export const requestLineStateNames: Readonly<Record<RequestLineState, string>> = {
  open: '待处理',
  inCart: '采购中',
  ordered: '已下单',
  refused: '未通过',
  withdrawn: '已撤回',
};

/** Which requests a list shows. */
export const requestScopes = ['open', 'done', 'own'] as const;

export type RequestScope = (typeof requestScopes)[number];
