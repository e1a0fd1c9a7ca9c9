import { useMutation } from '@tanstack/react-query';
import type { RequestOf } from 'shared-kernel/contracts';
import { publishCartCount } from 'shared-kernel/events';
import { api } from 'shared-kernel/http';

/** Puts units of a product into the cart and tells every tab the new number of lines. */
export const useAddToCart = () =>
  useMutation({
    mutationFn: (line: RequestOf<'memberCart/add'>) => api.post('memberCart/add', line),
    onSuccess: ({ amount }) => publishCartCount(amount),
  });
