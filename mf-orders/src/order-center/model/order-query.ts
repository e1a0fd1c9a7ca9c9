import type { RequestOf } from 'shared-kernel/contracts';
import { limits, type WebStatus, webStatuses } from 'shared-kernel/domain';

export type OrderFilter = Omit<RequestOf<'order/count'>, 'whose' | 'department'>;
export type WantedOrders = Pick<RequestOf<'order/count'>, 'whose' | 'department'>;

export interface OrderQuery {
  webStatus: WebStatus;
  current: number;
  pageSize: number;
  filter: OrderFilter;
}

/** Maximum length of a keyword, as in the contract. */
export const keywordMax = 100;

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
// 2024-02-31 matches the pattern, but does not exist.
const isDay = (text: string): boolean =>
  dayPattern.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** The list that an address requests; missing and invalid values become defaults. */
export function readOrderQuery(params: URLSearchParams): OrderQuery {
  const webStatus = webStatuses.find((known) => String(known) === params.get('webStatus')) ?? -1;
  const page = params.get('current') ?? '';
  const pageSize = limits.orderPageSizes.find((known) => String(known) === params.get('pageSize'));
  const keyword = params.get('keyword')?.trim().slice(0, keywordMax);
  const startDate = params.get('startDate') ?? '';
  const endDate = params.get('endDate') ?? '';
  return {
    webStatus,
    current: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: pageSize ?? limits.orderPageSize,
    filter: {
      ...(keyword && { keyword }),
      ...(isDay(startDate) && { startDate }),
      ...(isDay(endDate) && { endDate }),
      ...(params.get('packsWaiting') === 'true' && { packsWaiting: true }),
    },
  };
}

export type OrderQueryChange = Partial<
  Record<
    | 'webStatus'
    | 'current'
    | 'pageSize'
    | 'keyword'
    | 'startDate'
    | 'endDate'
    | 'packsWaiting'
    | 'whose'
    | 'department',
    string | null
  >
>;

/**
 * The same address with other values; null removes one. A change of anything but the page starts at page 1.
 */
export function changeOrderQuery(params: URLSearchParams, changes: OrderQueryChange): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('current');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The changes that go to a page; defaults stay out of the address. */
export const toPage = ({
  current,
  pageSize,
}: Pick<OrderQuery, 'current' | 'pageSize'>): OrderQueryChange => ({
  current: current === 1 ? null : String(current),
  pageSize: pageSize === limits.orderPageSize ? null : String(pageSize),
});

/** Whose orders, as calls take it: own ones are what the specification's payload asks for. */
export const toWanted = ({ whose, department }: { whose: string; department: string }): WantedOrders => ({
  ...(whose !== 'mine' && { whose }),
  ...(department && { department }),
});

export const isFiltered = (filter: OrderFilter): boolean => Object.keys(filter).length > 0;

/** The conditions of a filter in words; a period is one. */
export const conditionsIn = ({ keyword, startDate, endDate, packsWaiting }: OrderFilter): string[] => [
  ...(keyword ? [`“${keyword}”`] : []),
  ...(startDate || endDate ? [`${startDate ?? '最早'} 至 ${endDate ?? '今天'}`] : []),
  ...(packsWaiting ? ['礼包待配置'] : []),
];

/** Why a period cannot be searched, or null. */
export const periodProblem = (startDate: string, endDate: string): string | null =>
  startDate && endDate && startDate > endDate ? '开始日期不能晚于结束日期' : null;

/** The last page: a list may have become shorter since the address was made. */
export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));
