import { createCallCache, createQueryClient } from 'shared-kernel/calls';
import { endSession, startSession } from 'shared-kernel/session';
import { aSession, breakNetwork } from 'shared-kernel/testing';
import { cartRequest } from '../model/cart-request';
import { aLine, aProductWith } from '../testing/builders';
import { aShopWith } from '../testing/fake-shop';
import { cartEditsOf } from './cart-edits';

const aCart = [aProductWith([aLine({ id: 'paa', count: 20 })])];
const dealerless = null;

/** A cart whose line was changed to `typed` while the connection is lost. */
async function cutOff(typed: number) {
  startSession(aSession());
  let isCut = true;
  const shop = aShopWith(aCart, {
    'memberCart/edit': () => (isCut ? breakNetwork() : { amount: 1 }),
  });
  const calls = createCallCache(createQueryClient());
  await calls.prefetch('memberCart/page', cartRequest(dealerless));
  const open = () => {
    const edits = cartEditsOf(calls, dealerless, () => {});
    edits.resume();
    return edits;
  };
  const edits = open();
  edits.changeCount('paa', typed);
  await edits.flush();
  expect(edits.isCut()).toBe(true);
  const counts = () => shop.bodiesOf('memberCart/edit').map(({ count }) => count);
  return {
    open,
    edits,
    counts,
    heal: () => {
      isCut = false;
    },
  };
}

test('a cart that is opened again sends what is held once, the newest quantity last', async () => {
  const { open, counts, heal } = await cutOff(21);
  const again = open();
  again.changeCount('paa', 25);
  heal();
  await expect(again.flush()).resolves.toBe(true);
  expect(again.counts.pending().size).toBe(0);
  expect(counts()).toEqual([21, 25]);
});

test('nothing of a buyer is sent after the session, and the next session takes it up', async () => {
  const { open, edits, counts, heal } = await cutOff(21);
  heal();
  endSession();
  await edits.flush();
  expect(counts()).toEqual([21]);
  startSession(aSession());
  const next = open();
  await expect(next.flush()).resolves.toBe(true);
  expect(counts()).toEqual([21, 21]);
});
