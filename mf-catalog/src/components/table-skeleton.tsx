import { Skeleton } from 'shared-kernel/ui';

/** As high as the rows above the fold. */
export const TableSkeleton = () => <Skeleton height="640px" />;
