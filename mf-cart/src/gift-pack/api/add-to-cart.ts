import { useMutation } from '@tanstack/react-query';
import type { RequestOf } from 'shared-kernel/contracts';
import { publishCartCount } from 'shared-kernel/events';
import { api } from 'shared-kernel/http';

async function addToCart(line: RequestOf<'memberCart/add'>): Promise<void> {
  const { amount } = await api.post('memberCart/add', line);
  publishCartCount(amount);
}

export const useAddToCart = () => useMutation({ mutationFn: addToCart });
