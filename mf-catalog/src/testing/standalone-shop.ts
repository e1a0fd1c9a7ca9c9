import { aProductDetail, aProductRow, aSession } from 'shared-kernel/testing';
import { aShop, noFacetAnswer } from './fake-shop';

/** The standalone page without an API: two areas, and a list of one product. */
export const fake = {
  session: aSession(),
  answer: () =>
    void aShop({
      ...noFacetAnswer,
      'product/rows': () => ({ list: [aProductRow()], total: 1 }),
      'product/detail': () => aProductDetail(),
      'memberCart/held': () => [],
    }),
};
