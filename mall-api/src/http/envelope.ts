import type { CallPath, Calls, ReplyOf } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';

/** What a handler gives back: the reply's data, and for a counted call the total beside the list. */
export type Answer<Path extends CallPath> = Calls[Path]['kind'] extends 'counted'
  ? { list: ReplyOf<Path>; count: number }
  : ReplyOf<Path>;

/** Wraps an answer that succeeded. */
export const success = (data: unknown) => ({ code: envelopeCodes.ok, data });

/** Wraps one page of a list, whose total goes beside it. */
export const countedSuccess = ({ list, count }: { list: unknown; count: number }) => ({
  ...success(list),
  count,
});
