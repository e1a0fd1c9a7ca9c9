import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

const shown = 6;

const suggestProducts = (name: string, signal: AbortSignal) =>
  api.post('product/page', { name, current: 1, pageSize: shown }, { signal, silent: true });

/** The first products whose name or model holds a text, and how many there are; nothing for an empty text. */
export const useSuggestedProducts = (name: string) =>
  useQuery({
    queryKey: ['product/page', { name, current: 1, pageSize: shown }],
    queryFn: ({ signal }) => suggestProducts(name, signal),
    enabled: name !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
