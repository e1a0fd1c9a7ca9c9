import { useQuery } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';

const readTodo = (signal: AbortSignal) => api.post('client/todo', {}, { signal, silent: true });

/** How much of what waits for the buyer there is, by kind. */
export const useTodo = () =>
  useQuery({ queryKey: ['client/todo'], queryFn: ({ signal }) => readTodo(signal) });
