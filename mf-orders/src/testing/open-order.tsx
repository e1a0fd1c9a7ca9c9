import type { Order } from 'shared-kernel/contracts';
import {
  aGiftPackInfo,
  anOrder,
  type FakeAnswers,
  fakeApi,
  type RenderScreenOptions,
  renderScreen,
} from 'shared-kernel/testing';
import App from '../app';

/** Opens an order's page with a fake server that has it. */
export function openOrder(
  order: Partial<Order> = {},
  {
    answers = {},
    session,
    slotLoader,
  }: { answers?: FakeAnswers } & Pick<RenderScreenOptions, 'session' | 'slotLoader'> = {},
) {
  const api = fakeApi({
    'order/detail': () => anOrder(order),
    'order/listLogistics': () => [],
    'order/parcels': () => [],
    'order/contract/judge': () => ({ qysStatus: 0 }),
    'giftpacks/order/giftpacksinfo': () => aGiftPackInfo(),
    ...answers,
  });
  const page = renderScreen(<App />, {
    mount: '/orderCenter',
    path: '/orderCenter/orderDetail?id=order-1',
    ...(session !== undefined && { session }),
    ...(slotLoader && { slotLoader }),
  });
  return { ...api, ...page };
}
