import { useQuery } from '@tanstack/react-query';
import { webProductClientType } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';

const productDetail = (id: string, signal: AbortSignal) =>
  api.post('product/detail', { id, productClientType: webProductClientType }, { signal, silent: true });

/** A product with its sales units; without an id nothing is asked. */
export const useProductDetail = (id: string) =>
  useQuery({
    queryKey: ['product/detail', { id }],
    queryFn: ({ signal }) => productDetail(id, signal),
    enabled: id !== '',
  });
