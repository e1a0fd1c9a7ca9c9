import type { Ref } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { PurchaseList, PurchaseListLine } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { Button, ButtonLink, EmptyState, PageBreadcrumb, QueryView, usePageTitle } from 'shared-kernel/ui';
import { CartSkeleton } from '../components/cart-skeleton';
import { GoodsBox } from '../components/goods-box';
import { HeldBackNotice } from '../components/held-back-notice';
import { LicenceNotices } from '../components/licence-notices';
import { NoticeStrip } from '../components/notice-strip';
import { Page, PageColumn } from '../components/page';
import { SelectBox } from '../components/select-box';
import { useKeptChoice } from '../components/use-kept-choice';
import { ListBar } from './components/list-bar';
import { ListHead } from './components/list-head';
import { ListLineRow } from './components/list-line-row';
import { ListTable } from './components/list-table';
import { useLineChanges } from './components/use-line-changes';
import { useList } from './components/use-list';
import { useListOrder } from './components/use-list-order';
import { amountOf, healthOf, orderable } from './model/line-health';

/** A purchase list: its lines with their health, and the way into the cart. */
export default function ListScreen() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <ListPage key={id} id={id} /> : <Navigate to={pathTo('/shoppingCar/lists')} replace />;
}

function ListPage({ id }: { id: string }) {
  const list = useList(id);
  const name = list.list?.name ?? '采购清单';
  usePageTitle(name);
  const present = new Set(list.list?.lines.map((line) => line.id));
  const lost = [...list.refused].filter(([lineId]) => list.list && !present.has(lineId));
  return (
    <Page>
      <PageColumn>
        <PageBreadcrumb
          items={[
            { name: '购物车', to: pathTo('/shoppingCar') },
            { name: '采购清单', to: pathTo('/shoppingCar/lists') },
            { name },
          ]}
        />
        {list.list && <ListHead list={list.list} />}
        <HeldBackNotice count={list.heldBack} onRetry={() => void list.flush()} />
        {lost.map(([lineId, { productName, count, unitName }]) => (
          <div key={lineId} role="alert">
            <NoticeStrip
              action={
                <Button kind="text" onClick={() => list.forget(lineId)}>
                  知道了
                </Button>
              }
            >
              {productName} 已被移除，您填的 {formatCount(count, unitName)}没有保存
            </NoticeStrip>
          </div>
        ))}
        <QueryView name="采购清单" query={list.query} skeleton={<CartSkeleton />} />
      </PageColumn>
      {list.list && <ListContents list={list.list} edits={list} />}
    </Page>
  );
}

interface ListContentsProps {
  list: PurchaseList;
  edits: Pick<ReturnType<typeof useList>, 'edit' | 'insist' | 'forget' | 'drop' | 'refused' | 'flush'>;
}

function ListContents({ list, edits }: ListContentsProps) {
  const { id, lines, licences } = list;
  const [left, setLeft] = useKeptChoice(`left of list ${id}`);
  const select = (lineIds: readonly string[], selected: boolean) => {
    const next = new Set(left);
    for (const lineId of lineIds) {
      if (selected) next.delete(lineId);
      else next.add(lineId);
    }
    setLeft(next);
  };
  const { move, remove } = useLineChanges(id, lines);
  const { refusals, added, order, isPending } = useListOrder(id, edits.flush, {
    onPart: (gone) => select(gone, false),
    onAll: () => setLeft(new Set()),
  });
  const possible = orderable(lines);
  const chosen = possible.filter((line) => !left.has(line.id));
  const selection = chosen.length === 0 ? 'none' : chosen.length === possible.length ? 'all' : 'some';

  const toggleAll = () =>
    select(
      possible.map((line) => line.id),
      selection !== 'all',
    );
  const actions = {
    edit: edits.edit,
    insist: edits.insist,
    forget: edits.forget,
    select: (lineId: string, selected: boolean) => select([lineId], selected),
    move,
    remove(line: PurchaseListLine): void {
      edits.drop(line.id);
      remove(line);
    },
  };
  if (lines.length === 0) return <NoLines />;
  const drawLine = (line: PurchaseListLine, index: number, ref?: Ref<HTMLTableRowElement>) => (
    <ListLineRow
      key={line.id}
      ref={ref}
      index={index}
      isFirst={index === 0}
      isLast={index === lines.length - 1}
      line={line}
      health={healthOf(line, licences)}
      selected={!left.has(line.id)}
      refused={edits.refused.get(line.id)}
      obstacle={refusals.get(line.id)}
      actions={actions}
    />
  );
  return (
    <>
      <PageColumn>
        <div role="status">
          {refusals.size > 0 && (
            <NoticeStrip action={added > 0 && <Link to={pathTo('/shoppingCar')}>去购物车</Link>}>
              {added > 0 && `${formatCount(added, '种')}商品已加入购物车，`}
              {formatCount(refusals.size, '种')}未能加入，原因见各行
            </NoticeStrip>
          )}
        </div>
        <LicenceNotices licences={licences} skuIds={chosen.map(({ sku }) => sku.skuId)} />
        <GoodsBox>
          <ListTable
            label={`清单商品 ${list.name}`}
            lines={lines}
            selectAll={<SelectBox label="全选" state={selection} onToggle={toggleAll} />}
          >
            {drawLine}
          </ListTable>
        </GoodsBox>
      </PageColumn>
      <ListBar
        selection={selection}
        chosenCount={chosen.length}
        amount={amountOf(chosen)}
        busy={isPending}
        onToggleAll={toggleAll}
        onOrder={() => order(chosen)}
      />
    </>
  );
}

const NoLines = () => (
  <EmptyState
    text="清单还没有商品，可在购物车、订单、搜索结果与快速下单中选择“加入清单”"
    action={
      <ButtonLink kind="primary" to={pathTo('/shoppingCar/quickOrder')}>
        录入商品
      </ButtonLink>
    }
  />
);
