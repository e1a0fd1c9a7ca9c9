import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useCall, useCallMutation } from 'shared-kernel/calls';
import type { Approval } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { Amount, Button, PageBreadcrumb, QueryView, toast, usePageTitle } from 'shared-kernel/ui';
import { BottomBar } from '../components/bottom-bar';
import { CartSkeleton } from '../components/cart-skeleton';
import { GoodsBox } from '../components/goods-box';
import { Page, PageColumn, PageHead } from '../components/page';
import { ReadOnlyGoods } from '../components/read-only-goods';
import { ApprovalRecord } from './components/approval-record';
import { ApprovalTag } from './components/approval-tag';
import { DecisionForm } from './components/decision-form';
import { keepDecision, useDecisionDraft } from './model/decision-draft-store';

/** An order that needs approval: what is asked, what was decided, and the decision. */
export default function ApprovalScreen() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <ApprovalPage key={id} id={id} /> : <Navigate to={pathTo('/shoppingCar/approvals')} replace />;
}

function ApprovalPage({ id }: { id: string }) {
  usePageTitle('审批');
  const query = useCall('approval/detail', { id }, { refetchOnWindowFocus: true });
  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb
          items={[
            { name: '购物车', to: pathTo('/shoppingCar') },
            { name: '审批', to: pathTo('/shoppingCar/approvals') },
            { name: query.data ? `审批 ${query.data.no}` : '审批' },
          ]}
        />
        <QueryView name="审批" query={query} skeleton={<CartSkeleton />}>
          {(approval) => <Details approval={approval} />}
        </QueryView>
      </PageColumn>
      {query.data?.mayDecide && <DecisionBar approval={query.data} />}
    </Page>
  );
}

function Details({ approval }: { approval: Approval }) {
  const { id, no, askerName, isOwn, status, createTime, orderId, orderNo, totalAmountUnit, goods } = approval;
  const draft = useDecisionDraft(id);
  const withdrawal = useCallMutation('approval/withdraw', {
    onSuccess: () => void toast.success('已撤回，商品仍在购物车'),
  });
  return (
    <>
      <PageHead
        title={`审批 ${no}`}
        note={
          <>
            <ApprovalTag status={status} /> {askerName}，{createTime.slice(0, 16)}，
            <Amount value={totalAmountUnit} />
            {orderNo && '，订单 '}
            {orderNo &&
              (orderId ? (
                <Link to={pathTo('/orderCenter/orderDetail', { id: orderId })}>{orderNo}</Link>
              ) : (
                orderNo
              ))}
          </>
        }
        actions={
          <>
            <Button onClick={() => window.print()}>打印</Button>
            {isOwn && status === 'waiting' && (
              <Button busy={withdrawal.isPending} onClick={() => withdrawal.mutate({ id })}>
                撤回
              </Button>
            )}
          </>
        }
      />
      <GoodsBox padded>
        <ReadOnlyGoods
          label="审批的商品"
          goods={goods.map(
            ({ imageUrl, productName, model, unitName, count, gift, note, ...line }, index) => ({
              id: `${line.skuId}-${index}`,
              productId: '',
              productImgUrl: imageUrl,
              model,
              name: unitName,
              productName,
              unitName,
              unitPriceUnit: line.priceUnit,
              payPrice: line.priceUnit,
              payAmount: line.amountUnit,
              quantity: count,
              gift,
              note,
            }),
          )}
        />
      </GoodsBox>
      <ApprovalRecord approval={approval} />
      {approval.mayDecide && draft && <DecisionForm isCard approval={approval} draft={draft} />}
    </>
  );
}

function DecisionBar({ approval }: { approval: Approval }) {
  const { id, totalAmountUnit } = approval;
  const draft = useDecisionDraft(id);
  if (draft) return null;
  return (
    <BottomBar
      label="审批"
      sum={{ name: '实付合计', value: <Amount value={totalAmountUnit} tone="price" /> }}
      aside={
        <Button size="large" onClick={() => keepDecision(id, { verdict: 'refused', words: '' })}>
          不批准
        </Button>
      }
      action={
        <Button
          kind="primary"
          size="large"
          onClick={() => keepDecision(id, { verdict: 'approved', words: '' })}
        >
          批准
        </Button>
      }
    >
      {null}
    </BottomBar>
  );
}
