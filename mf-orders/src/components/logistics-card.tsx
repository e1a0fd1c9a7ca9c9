import { limits } from 'shared-kernel/domain';
import { FailedState, Skeleton } from 'shared-kernel/ui';
import { useLogistics } from '../api/list-logistics';
import { Card } from './card';
import { ExpandButton } from './expand-button';
import { Timeline } from './timeline';
import { useCollapsed } from './use-collapsed';

/** Where the goods of a shipped order are; the latest two entries until all are asked for. */
export function LogisticsCard({ orderId }: { orderId: string }) {
  const { data, isError, error, refetch, isFetching } = useLogistics(orderId);
  const { shown, hidden, isExpanded, toggle } = useCollapsed(data ?? [], limits.logisticsCollapsed);
  const more = hidden > 0 && (
    <ExpandButton text={`展开其余 ${hidden} 条`} isExpanded={isExpanded} onToggle={toggle} />
  );
  return (
    <Card title="物流信息" more={more}>
      {data ? (
        data.length === 0 ? (
          <p>暂无物流信息</p>
        ) : (
          <Timeline
            label="物流信息"
            entries={shown.map((entry, index) => ({
              key: `${data.length - index}`,
              time: `${entry.logisticsChangeDate} ${entry.logisticsChangeTime}`,
              text: entry.logisticsContent,
              note: entry.subOrderNo && `子订单 ${entry.subOrderNo}`,
            }))}
          />
        )
      ) : isError ? (
        <FailedState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div role="status" aria-busy="true" aria-label="物流信息加载中">
          <Skeleton height="92px" />
        </div>
      )}
    </Card>
  );
}
