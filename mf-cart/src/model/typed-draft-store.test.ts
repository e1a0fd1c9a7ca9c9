import { endSession, startSession } from 'shared-kernel/session';
import { aSession } from 'shared-kernel/testing';
import { forgetAddress, forgetGifts, keepAddress, keepGift, useTypedDrafts } from './typed-draft-store';

const draft = { name: '李老师', phone: '138', address: '', defaultAddress: false };

test('a form draft is restored when the same buyer logs in again, and for nobody else', () => {
  const session = aSession();
  startSession(session);
  keepAddress('new', draft);
  keepGift('pack', 'gift', 3);
  endSession();
  expect(useTypedDrafts.getState()).toEqual({ addresses: {}, giftPacks: {} });

  startSession({ token: 'another', user: { ...session.user, id: 'somebody-else' } });
  expect(useTypedDrafts.getState().addresses).toEqual({});
  endSession();

  startSession(session);
  expect(useTypedDrafts.getState()).toEqual({
    addresses: { new: draft },
    giftPacks: { pack: { gift: 3 } },
  });
  forgetAddress('new');
  forgetGifts('pack');
  expect(useTypedDrafts.getState()).toEqual({ addresses: {}, giftPacks: {} });
});
