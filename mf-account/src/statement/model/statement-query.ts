import type { RequestOf } from 'shared-kernel/contracts';

/** Whose orders a statement has, as the call takes it: all is what it has when nothing is said. */
export const toWanted = ({
  whose,
  department,
}: {
  whose: string;
  department: string;
}): Omit<RequestOf<'client/statement'>, 'month'> => ({
  ...(whose !== 'all' && { whose }),
  ...(department && { department }),
});
