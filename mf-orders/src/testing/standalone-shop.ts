import { aGiftPackInfo, anOrder, anOrderCard, aSession, fakeApi } from 'shared-kernel/testing';

const counts = { '-1': 1, '5': 1, '1': 0, '2': 0, '3': 0, '4': 0, '99': 0 };

/** The standalone page without an API: one order, which waits for its contract. */
export const fake = {
  session: aSession(),
  answer: () =>
    void fakeApi({
      'order/count': () => counts,
      'order/page': () => ({ data: [anOrderCard()], count: 1 }),
      'order/detail': () => anOrder(),
      'order/listLogistics': () => [],
      'order/parcels': () => [],
      'order/contract/judge': () => ({ qysStatus: 0 }),
      'giftpacks/order/giftpacksinfo': () => aGiftPackInfo(),
    }),
};
