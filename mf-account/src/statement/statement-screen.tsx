import { useSearchParams } from 'react-router-dom';
import { useCall, useOrdersOf } from 'shared-kernel/calls';
import { OrdersOfFilter, QueryView, Skeleton } from 'shared-kernel/ui';
import { UserCenterLayout } from '../components/user-center-layout';
import { subRoutes } from '../model/menu';
import { todayInChina } from '../model/qualification-notice';
import { StatementCard } from './components/statement-card';
import { currentMonth } from './model/statement-months';
import { toWanted } from './model/statement-query';

const { path, name } = subRoutes.statement;

/**
 * The account of the buyer's client: a month's orders, rebates, payments and refunds between two balances.
 */
export default function StatementScreen() {
  const [search, setSearch] = useSearchParams();
  const thisMonth = todayInChina().slice(0, 7);
  const month = currentMonth(search.get('month'), thisMonth);
  const { whose, department, choices } = useOrdersOf(search, 'all');
  const statement = useCall('client/statement', {
    month,
    ...(choices && toWanted({ whose, department })),
  });
  const change = (changes: Readonly<Record<string, string | null>>, options?: { replace: boolean }) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, options);
  };

  return (
    <UserCenterLayout title={name} current={path}>
      {choices && (
        <OrdersOfFilter
          whose={whose}
          department={department}
          choices={choices}
          unsaid="all"
          // The page stays, and with it the focus.
          onChange={(changes) => change({ ...changes }, { replace: true })}
        />
      )}
      <QueryView name="对账单" query={statement} skeleton={<Skeleton height="420px" />}>
        {(shown) => (
          <StatementCard
            statement={shown}
            thisMonth={thisMonth}
            onMonth={(next) => change({ month: next })}
          />
        )}
      </QueryView>
    </UserCenterLayout>
  );
}
