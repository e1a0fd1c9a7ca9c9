import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';
import { forgetGiftPacks } from './forget-gift-packs';

/** Submits a pack; replies with the packs that the order still waits for. */
export function useSubmitGiftPack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (pack: RequestOf<'giftpacks/order/submit'>) => api.post('giftpacks/order/submit', pack),
    onSuccess: () => forgetGiftPacks(queryClient),
  });
}
