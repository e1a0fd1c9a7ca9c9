import { aMessage, aQualification, aSession, aVipInfo, fakeApi } from 'shared-kernel/testing';

/** The standalone page without an API: a member with a todo and one message. */
export const fake = {
  session: aSession(),
  answer: () =>
    void fakeApi({
      'clientvip/info': () => aVipInfo(),
      'client/todo': () => ({
        contractsToUpload: 2,
        giftPacksToConfigure: 0,
        ordersToReceive: 1,
        qualificationsToRenew: 0,
        giftPacks: [],
      }),
      'client/getClientAllCertList': () => [aQualification()],
      'message/page': () => ({ list: [aMessage()], total: 1 }),
      'message/unread': () => ({ unread: 1 }),
      'product/arrival/list': () => [],
    }),
};
