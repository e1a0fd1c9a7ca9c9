import { useQuery } from '@tanstack/react-query';
import type { RequestOf } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';

type GroupType = RequestOf<'product/all'>['type'];

const listProductGroups = (type: GroupType, signal: AbortSignal) =>
  api.post('product/all', { type }, { signal, silent: true });

/** Categories (type 1) or home page areas (type 2), each with its first products. */
export const useProductGroups = (type: GroupType, { enabled = true } = {}) =>
  useQuery({
    queryKey: ['product/all', { type }],
    queryFn: ({ signal }) => listProductGroups(type, signal),
    staleTime: 60_000,
    enabled,
  });
