import type { CallPath, Calls, ReplyOf } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';

/** A handler's result: the reply's data, and for a counted call also the total. */
export type Answer<Path extends CallPath> = Calls[Path]['kind'] extends 'counted'
  ? { list: ReplyOf<Path>; count: number }
  : ReplyOf<Path>;

/** Wraps the data of a successful reply. */
export const success = (data: unknown) => ({ code: envelopeCodes.ok, data });

/** Wraps one page of a list with the list's total. */
export const countedSuccess = ({ list, count }: { list: unknown; count: number }) => ({
  ...success(list),
  count,
});
