import type { ReplyOf } from 'shared-kernel/contracts';
import { verdictText } from '../../model/verdict-text';

/** Why lines were not added to the cart, by line id. */
export type Refusals = ReadonlyMap<string, string>;

/** @param sent the lines in the order in which they were sent */
export const refusalsOf = (
  sent: readonly { id: string }[],
  results: ReplyOf<'purchaseList/order'>['results'],
): Refusals =>
  new Map(
    sent.flatMap(({ id }, index) => {
      const result = results[index];
      if (!result || result.verdict === 'added') return [];
      return [[id, `未加入：${verdictText(result, '购物车')}`] as const];
    }),
  );
