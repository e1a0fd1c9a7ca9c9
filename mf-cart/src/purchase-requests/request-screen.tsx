import type { Ref } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useCall, useCallMutation, useMay } from 'shared-kernel/calls';
import type { PurchaseRequest, PurchaseRequestLine } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { Amount, Button, PageBreadcrumb, QueryView, toast, usePageTitle } from 'shared-kernel/ui';
import { BottomBar } from '../components/bottom-bar';
import { CartSkeleton } from '../components/cart-skeleton';
import { GoodsBox } from '../components/goods-box';
import { GoodsTable } from '../components/goods-table';
import { LongRows } from '../components/long-rows';
import { Page, PageColumn } from '../components/page';
import { SelectBox } from '../components/select-box';
import { useKeptChoice } from '../components/use-kept-choice';
import { AnswerForm } from './components/answer-form';
import { LeftNotice } from './components/left-notice';
import { RequestHead } from './components/request-head';
import { RequestLineRow } from './components/request-line-row';
import { useAnswers } from './components/use-answers';
import { useMerge } from './components/use-merge';
import { keepAnswer, useAnswerDraft } from './model/answer-draft-store';
import { isTakeable, openAmount, requestTitle } from './model/request-facts';

/** A request for goods: what has become of each line, and for who orders, what to do with it. */
export default function RequestScreen() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <RequestPage key={id} id={id} /> : <Navigate to={pathTo('/shoppingCar/requests')} replace />;
}

function RequestPage({ id }: { id: string }) {
  const query = useCall('purchaseRequest/detail', { id }, { refetchOnWindowFocus: true });
  const name = query.data ? requestTitle(query.data) : '采购申请';
  usePageTitle(name);
  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb
          items={[
            { name: '购物车', to: pathTo('/shoppingCar') },
            { name: '采购申请', to: pathTo('/shoppingCar/requests') },
            { name },
          ]}
        />
        {query.data && <RequestHead request={query.data} />}
        <QueryView name="采购申请" query={query} skeleton={<CartSkeleton />} />
      </PageColumn>
      {query.data && <RequestLines request={query.data} />}
    </Page>
  );
}

function RequestLines({ request }: { request: PurchaseRequest }) {
  const { id, lines } = request;
  const mayTake = useMay('purchaseRequest/take');
  const [left, setLeft] = useKeptChoice(`left of request ${id}`);
  const merge = useMerge(() => setLeft(new Set()));
  const answers = useAnswers(id);
  // A line may have the id of its request.
  const draftId = `chosen of ${id}`;
  const draft = useAnswerDraft(draftId);
  const back = useCallMutation('purchaseRequest/giveBack', {
    onSuccess: () => void toast.success('已移出购物车'),
  });
  const possible = lines.filter(isTakeable);
  const chosen = possible.filter((line) => !left.has(line.id));
  const selection = chosen.length === 0 ? 'none' : chosen.length === possible.length ? 'all' : 'some';
  const toggleAll = () => setLeft(new Set(selection === 'all' ? possible.map((line) => line.id) : []));

  function choose(lineId: string): void {
    const next = new Set(left);
    if (!next.delete(lineId)) next.add(lineId);
    setLeft(next);
  }

  const drawLine = (line: PurchaseRequestLine, index: number, ref?: Ref<HTMLTableRowElement>) => (
    <RequestLineRow
      key={line.id}
      ref={ref}
      index={index}
      line={line}
      chosen={mayTake ? !left.has(line.id) : undefined}
      answers={answers}
      onChoose={() => choose(line.id)}
      onGiveBack={() => back.mutate({ id, lineIds: [line.id] })}
    />
  );
  return (
    <>
      <PageColumn>
        <LeftNotice taken={merge.taken} left={merge.left} />
        {mayTake && draft && chosen.length > 0 && (
          <AnswerForm
            id={draftId}
            draft={draft}
            named={`选中的 ${formatCount(chosen.length, '种')}商品`}
            busy={answers.isPending}
            refusal={chosen.flatMap((line) => answers.problemOf(line.id) ?? [])[0] ?? null}
            onSend={(sent) => answers.send(draftId, chosen, sent)}
          />
        )}
        <GoodsBox>
          <GoodsTable
            label="申请的商品"
            hasActions={mayTake}
            rowCount={lines.length + 1}
            selectAll={
              mayTake && (
                <SelectBox
                  label="全选"
                  state={selection}
                  disabled={possible.length === 0}
                  onToggle={toggleAll}
                />
              )
            }
          >
            <LongRows rows={lines} parted>
              {drawLine}
            </LongRows>
          </GoodsTable>
        </GoodsBox>
      </PageColumn>
      {mayTake && possible.length > 0 && (
        <BottomBar
          label="申请合计"
          note={
            <>
              已选 <strong>{formatCount(chosen.length)}</strong> 种
            </>
          }
          sum={{ name: '待采购', value: <Amount value={openAmount(chosen)} tone="price" /> }}
          aside={
            <Button
              size="large"
              disabled={chosen.length === 0}
              onClick={() => keepAnswer(draftId, { kind: 'refuse', count: 1, reason: '' })}
            >
              不采购
            </Button>
          }
          action={
            <Button
              kind="primary"
              size="large"
              busy={merge.isPending}
              disabled={chosen.length === 0}
              onClick={() =>
                merge.take(
                  [id],
                  chosen.map((line) => line.id),
                )
              }
            >
              加入购物车
            </Button>
          }
        >
          <SelectBox label="全选" labelled state={selection} onToggle={toggleAll} />
        </BottomBar>
      )}
    </>
  );
}
