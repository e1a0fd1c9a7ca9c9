import { Skeleton } from 'shared-kernel/ui';

/** As high as the first screenful of a list's rows. */
export const TableSkeleton = () => <Skeleton height="640px" />;
