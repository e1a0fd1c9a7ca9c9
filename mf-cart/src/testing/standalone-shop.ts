import { aSession } from 'shared-kernel/testing';
import { aLine, aProductWith } from './builders';
import { aShopWith } from './fake-shop';

/** The standalone page without an API: a buyer with two products in the cart. */
export const fake = {
  session: aSession(),
  answer: () =>
    void aShopWith([
      aProductWith([aLine({ id: 'line-1', count: 20 })]),
      aProductWith([aLine({ id: 'line-2', count: 3, priceUnit: '128.00' })], { name: '多酶清洗剂' }),
    ]),
};
