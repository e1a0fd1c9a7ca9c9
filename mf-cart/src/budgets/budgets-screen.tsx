import { useCall, useMay } from 'shared-kernel/calls';
import { dayText, pathTo } from 'shared-kernel/domain';
import { Button, PageBreadcrumb, QueryView, usePageTitle } from 'shared-kernel/ui';
import { CartSkeleton } from '../components/cart-skeleton';
import { GoodsBox } from '../components/goods-box';
import { Page, PageColumn, PageHead } from '../components/page';
import { BudgetForm } from './components/budget-form';
import { BudgetRow } from './components/budget-row';
import styles from './components/budget-row.module.css';
import { emptyBudget } from './model/budget-draft';
import { keepBudget, useBudgetDraft } from './model/budget-draft-store';

const newBudget = 'new';

/** What departments may order in a period, and what they have; kept by administrators and finance. */
export default function BudgetsScreen() {
  usePageTitle('预算');
  const query = useCall('budget/list', {}, { refetchOnWindowFocus: true });
  const mayKeep = useMay('budget/save');
  const kept = useBudgetDraft(newBudget);
  const draft = mayKeep ? kept : undefined;
  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb items={[{ name: '购物车', to: pathTo('/shoppingCar') }, { name: '预算' }]} />
        <PageHead
          title="预算"
          note="已订为期间内的订单，取消后退回；已申请为尚未下单的采购申请"
          actions={
            mayKeep &&
            !draft && (
              <Button onClick={() => keepBudget(newBudget, emptyBudget(dayText(new Date())))}>
                新建预算
              </Button>
            )
          }
        />
        <QueryView name="预算" query={query} skeleton={<CartSkeleton />}>
          {({ budgets }) => {
            const departments = [...new Set(budgets.map(({ department }) => department))];
            return (
              <GoodsBox>
                {draft && (
                  <BudgetForm id={undefined} draftId={newBudget} draft={draft} departments={departments} />
                )}
                {budgets.length === 0 && !draft && (
                  <p className={styles['row']}>还没有预算，订单不计入任何科室的预算</p>
                )}
                <ul aria-label="预算">
                  {budgets.map((budget) => (
                    <BudgetRow key={budget.id} budget={budget} departments={departments} />
                  ))}
                </ul>
              </GoodsBox>
            );
          }}
        </QueryView>
      </PageColumn>
    </Page>
  );
}
