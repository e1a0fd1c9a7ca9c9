import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from 'shared-kernel/http';
import { forgetGiftPacks } from './forget-gift-packs';

interface AbandonedPack {
  packId: string;
  orderId: string;
}

/** Gives a pack up for good; replies with the packs that the order still waits for. */
async function abandonGiftPack({ packId, orderId }: AbandonedPack) {
  await api.post('giftpacks/order/giveup', { id: packId });
  return api.post('giftpacks/order/giftpacksinfo', { orderId }, { silent: true }).catch(() => null);
}

export function useAbandonGiftPack() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: abandonGiftPack, onSuccess: () => forgetGiftPacks(queryClient) });
}
