import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

export const messagesPerPage = 10;

const listMessages = (current: number, signal: AbortSignal) =>
  api.post('message/page', { current, pageSize: messagesPerPage }, { signal, silent: true });

export const useMessages = (current: number) =>
  useQuery({
    queryKey: ['message/page', { current }],
    queryFn: ({ signal }) => listMessages(current, signal),
    placeholderData: keepPreviousData,
  });
