import { useSearchParams } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import { QueryView, Skeleton } from 'shared-kernel/ui';
import { UserCenterLayout } from '../components/user-center-layout';
import { subRoutes } from '../model/menu';
import { todayInChina } from '../model/qualification-notice';
import { StatementCard } from './components/statement-card';
import { currentMonth } from './model/statement-months';

const { path, name } = subRoutes.statement;

/**
 * The account of the buyer's client: a month's orders, rebates, payments and refunds between two balances.
 */
export default function StatementScreen() {
  const [search, setSearch] = useSearchParams();
  const thisMonth = todayInChina().slice(0, 7);
  const month = currentMonth(search.get('month'), thisMonth);
  const statement = useCall('client/statement', { month });

  return (
    <UserCenterLayout title={name} current={path}>
      <QueryView name="对账单" query={statement} skeleton={<Skeleton height="420px" />}>
        {(shown) => (
          <StatementCard
            statement={shown}
            thisMonth={thisMonth}
            onMonth={(next) => setSearch({ month: next })}
          />
        )}
      </QueryView>
    </UserCenterLayout>
  );
}
