import { useQuery } from '@tanstack/react-query';
import { limits } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';

const request = { current: 1, pageSize: limits.maxPageSize };

const pageSpecialOffers = (signal: AbortSignal) =>
  api.post('product/specialoffer/page', request, { signal, silent: true });

/** The products of the surprise zone, up to 1000. */
export const useSpecialOffers = () =>
  useQuery({
    queryKey: ['product/specialoffer/page', request],
    queryFn: ({ signal }) => pageSpecialOffers(signal),
  });
