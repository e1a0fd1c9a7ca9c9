import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

const buyerTodo = (signal: AbortSignal) => api.post('client/todo', {}, { signal, silent: true });

/** What waits for the buyer: contracts, gift packs, deliveries, certificates. */
export const useBuyerTodo = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: ['client/todo'],
    queryFn: ({ signal }) => buyerTodo(signal),
    enabled,
  });
