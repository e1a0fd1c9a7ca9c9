import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallMutation } from 'shared-kernel/calls';
import type { CartLine } from 'shared-kernel/contracts';
import { dayText, formatCount, pathTo } from 'shared-kernel/domain';
import { addAmounts } from 'shared-kernel/money';
import {
  Amount,
  Button,
  ButtonLink,
  EmptyState,
  PageBreadcrumb,
  QueryView,
  toast,
  usePageTitle,
} from 'shared-kernel/ui';
import { BottomBar } from '../components/bottom-bar';
import { BudgetLines } from '../components/budget-lines';
import { CartSkeleton } from '../components/cart-skeleton';
import { GoodsBox } from '../components/goods-box';
import { HeldBackNotice } from '../components/held-back-notice';
import { Page, PageColumn, PageHead } from '../components/page';
import { ReadOnlyGoods } from '../components/read-only-goods';
import { useBudgets } from '../components/use-budgets';
import { useCart } from '../components/use-cart';
import { askedGoods } from '../model/asked-goods';
import { departmentsInForce, standingsOf } from '../model/budget-standing';
import { RequestForm } from './components/request-form';
import { clearSentDraft, useRequestDraft } from './model/request-draft-store';
import { requestProblems } from './model/request-rules';

/** Asking for the chosen goods of the cart. */
export default function AskScreen() {
  usePageTitle('填写采购申请');
  const { query, cart, edits, heldBack } = useCart(null, true);
  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb items={[{ name: '购物车', to: pathTo('/shoppingCar') }, { name: '填写采购申请' }]} />
        <PageHead title="填写采购申请" note="提交后由采购员下单，每种商品的进展会通知您" />
        <HeldBackNotice count={heldBack} onRetry={() => void edits.flush()} />
        <QueryView name="购物车" query={query} skeleton={<CartSkeleton />} />
      </PageColumn>
      {cart && <Asking cart={cart.listed} flush={edits.flush} reload={edits.reload} />}
    </Page>
  );
}

interface AskingProps {
  cart: readonly CartLine[];
  flush: () => Promise<boolean>;
  reload: () => void;
}

function Asking({ cart, flush, reload }: AskingProps) {
  const navigate = useNavigate();
  const draft = useRequestDraft();
  const goods = useMemo(() => askedGoods(cart), [cart]);
  const total = addAmounts(...goods.map(({ payAmount }) => payAmount));
  const budgets = useBudgets().data?.budgets ?? [];
  const today = dayText(new Date());
  const problems = requestProblems(draft, today);
  const submission = useCallMutation('purchaseRequest/submit', { silent: true });
  // Not the document's: a page behind this one is in there, too.
  const fields = useRef<HTMLDivElement>(null);
  const [isFlushing, setIsFlushing] = useState(false);

  async function submit(): Promise<void> {
    if (Object.keys(problems).length > 0) {
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setIsFlushing(true);
    const isSaved = await flush();
    setIsFlushing(false);
    if (!isSaved) return;
    const { department, wantedDate, reason } = draft;
    submission.mutate(
      {
        department,
        reason,
        wantedDate: wantedDate || null,
        lines: goods.map(({ id, quantity }) => ({ cartSkuId: id, count: quantity })),
      },
      {
        onSuccess: ({ id }) => {
          clearSentDraft();
          void toast.success('申请已提交');
          void navigate(pathTo('/shoppingCar/request', { id }), { replace: true });
        },
        // The cart is not what this page shows.
        onError: () => reload(),
      },
    );
  }

  if (goods.length === 0)
    return (
      <EmptyState
        text="请先在购物车勾选要申请的商品"
        action={
          <ButtonLink kind="primary" to={pathTo('/shoppingCar')}>
            去购物车
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <PageColumn ref={fields}>
        <RequestForm
          draft={draft}
          problems={problems}
          today={today}
          departments={departmentsInForce(budgets)}
        >
          <BudgetLines
            standings={standingsOf(budgets, [{ department: draft.department.trim(), amount: total }])}
            wantedName="本次"
            neverBlocks
          />
        </RequestForm>
        <GoodsBox padded>
          <ReadOnlyGoods label="申请的商品" goods={goods} />
        </GoodsBox>
      </PageColumn>
      <BottomBar
        label="申请合计"
        note={
          <>
            共 <strong>{formatCount(goods.length)}</strong> 种
          </>
        }
        sum={{
          name: '合计',
          value: <Amount value={total} tone="price" />,
        }}
        action={
          <Button
            kind="primary"
            size="large"
            busy={isFlushing || submission.isPending}
            onClick={() => void submit()}
          >
            提交申请
          </Button>
        }
        problem={submission.error?.message}
      >
        <ButtonLink kind="text" to={pathTo('/shoppingCar')}>
          返回购物车
        </ButtonLink>
      </BottomBar>
    </>
  );
}
