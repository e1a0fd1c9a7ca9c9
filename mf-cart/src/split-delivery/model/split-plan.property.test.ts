import fc from 'fast-check';
import { aCartSkuConsignee } from 'shared-kernel/testing';
import { aLine } from '../../testing/builders';
import { spreadEvenly } from './split-plan';

test('spread evenly, the total is allocated and no two addresses differ by more than one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 40, max: 999_999_999_999_999 }),
      (places, total) => {
        const deliveries = Array.from({ length: places }, (_, index) =>
          aCartSkuConsignee({ id: `d${index}` }),
        );
        const shares = spreadEvenly(aLine({ cartSkuConsignees: deliveries }), total).map(
          ([, count]) => count,
        );
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
