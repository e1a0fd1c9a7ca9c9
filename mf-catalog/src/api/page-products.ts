import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RequestOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';

type PageRequest = Omit<RequestOf<'product/page'>, 'pageSize'>;

const pageProducts = (request: RequestOf<'product/page'>, signal: AbortSignal) =>
  api.post('product/page', request, { signal, silent: true });

/** One page, of 8, of the products of a category or a search. The page before stays until the next has come. */
export function useProductPage(page: PageRequest) {
  const request = { ...page, pageSize: limits.catalogueGridSize };
  return useQuery({
    queryKey: ['product/page', request],
    queryFn: ({ signal }) => pageProducts(request, signal),
    placeholderData: keepPreviousData,
  });
}
