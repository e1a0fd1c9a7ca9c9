const names = { payWay: '付款方式', dealer: '经销商', consignee: '收货地址' } as const;

/** Choices whose options are not loaded: still loading, or failed. */
export type Unread = Readonly<Partial<Record<keyof typeof names, 'loading' | 'failed' | undefined>>>;

/** The state of a list's query; undefined when loaded. */
export const unreadState = ({
  data,
  error,
}: {
  data: unknown;
  error: unknown;
}): 'loading' | 'failed' | undefined => {
  if (data !== undefined) return undefined;
  return error == null ? 'loading' : 'failed';
};

/** Why a buyer cannot choose yet, as Chinese text; null when they can. */
export function unreadText(choice: keyof typeof names, unread: Unread): string | null {
  switch (unread[choice]) {
    case 'loading':
      return `${names[choice]}正在加载，请稍候`;
    case 'failed':
      return `${names[choice]}未能加载，请重新加载后再提交`;
    default:
      return null;
  }
}
