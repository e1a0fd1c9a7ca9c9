import { createCallCache, createQueryClient } from 'shared-kernel/calls';
import { endSession, startSession } from 'shared-kernel/session';
import { aCartSkuConsignee, aSession, breakNetwork } from 'shared-kernel/testing';
import { cartRequest } from '../../model/cart-request';
import { aLine, aProductWith } from '../../testing/builders';
import { aShopWith } from '../../testing/fake-shop';
import { deliveryEditsOf } from './delivery-edits';

/** A split line of which a part was changed to `typed` while the connection is lost. */
async function cutOff(typed: number) {
  startSession(aSession());
  let isCut = true;
  const delivery = aCartSkuConsignee({ id: 'd1', consigneeId: 'h1-a', count: 20 });
  const line = aLine({ id: 'paa', count: 20, maxQty: 99, cartSkuConsignees: [delivery] });
  const shop = aShopWith([aProductWith([line])], {
    'memberCart/consignee/edit': () => (isCut ? breakNetwork() : { id: 'd1', amount: 1 }),
  });
  const calls = createCallCache(createQueryClient());
  await calls.prefetch('memberCart/page', cartRequest(null));
  const open = () => {
    const edits = deliveryEditsOf(calls, () => {});
    edits.resume();
    return edits;
  };
  const edits = open();
  edits.changeCounts([[delivery.id, typed]]);
  await edits.counts.flush();
  expect(edits.counts.isCut()).toBe(true);
  return {
    open,
    edits,
    deliveryId: delivery.id,
    sent: () => shop.bodiesOf('memberCart/consignee/edit').map(({ count }) => count),
    heal: () => {
      isCut = false;
    },
  };
}

test('a split that is opened again sends what is held once, the newest quantity last', async () => {
  const { open, deliveryId, sent, heal } = await cutOff(21);
  const again = open();
  again.changeCounts([[deliveryId, 25]]);
  heal();
  await expect(again.counts.flush()).resolves.toBe(true);
  expect(again.counts.pending().size).toBe(0);
  expect(sent()).toEqual([21, 25]);
});

test('nothing of a buyer is sent after the session, and the next session takes it up', async () => {
  const { open, edits, sent, heal } = await cutOff(21);
  heal();
  endSession();
  await edits.counts.flush();
  expect(sent()).toEqual([21]);
  startSession(aSession());
  await expect(open().counts.flush()).resolves.toBe(true);
  expect(sent()).toEqual([21, 21]);
});
