import { api } from 'shared-kernel/http';

interface AbandonedPack {
  packId: string;
  orderId: string;
}

/** Gives a pack up for good; replies with the packs that the order still waits for. */
export async function abandonGiftPack({ packId, orderId }: AbandonedPack) {
  await api.post('giftpacks/order/giveup', { id: packId }, { refetch: 'later' });
  return api.post('giftpacks/order/giftpacksinfo', { orderId }, { silent: true }).catch(() => null);
}
