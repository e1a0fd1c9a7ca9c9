import { api } from 'shared-kernel/http';

interface AbandonedPack {
  packId: string;
  orderId: string;
}

/** Abandons a pack irrevocably; replies with the packs that still wait. */
export async function abandonGiftPack({ packId, orderId }: AbandonedPack) {
  await api.post('giftpacks/order/giveup', { id: packId }, { refetch: 'later' });
  return api.post('giftpacks/order/giftpacksinfo', { orderId }, { silent: true }).catch(() => null);
}
