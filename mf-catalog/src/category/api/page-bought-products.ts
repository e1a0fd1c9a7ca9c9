import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReplyOf, RequestOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';

export type BoughtProduct = ReplyOf<'order/bought/page'>['list'][number];

const pageBoughtProducts = (request: RequestOf<'order/bought/page'>, signal: AbortSignal) =>
  api.post('order/bought/page', request, { signal, silent: true });

/** One page, of 8, of what the buyer has bought, the latest first. */
export function useBoughtPage(page: Omit<RequestOf<'order/bought/page'>, 'pageSize'>) {
  const request = { ...page, pageSize: limits.catalogueGridSize };
  return useQuery({
    queryKey: ['order/bought/page', request],
    queryFn: ({ signal }) => pageBoughtProducts(request, signal),
    placeholderData: keepPreviousData,
  });
}
