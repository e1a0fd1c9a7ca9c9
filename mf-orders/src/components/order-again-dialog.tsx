import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall, useCallMutation } from 'shared-kernel/calls';
import { Dialog } from 'shared-kernel/dialog';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { Amount, QueryView, Skeleton } from 'shared-kernel/ui';
import { isOutOfStock, offerFor, outcomeOf, type PastLine, totalOf } from '../model/order-again';
import styles from './order-again-dialog.module.css';
import { OrderAgainRow } from './order-again-row';

export interface OrderAgainDialogProps {
  lines: readonly PastLine[];
  onClose: () => void;
}

/** Chooses which lines of an order go into the cart again, and shows per line what has changed since. */
export default function OrderAgainDialog({ lines, onClose }: OrderAgainDialogProps) {
  const [rows] = useState(() => lines.map(({ skuId, quantity }) => ({ skuId, count: quantity })));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  // Current prices and stock, not those of the dialog's last opening.
  const check = useCall('memberCart/addBatch', { rows, checkOnly: true }, { gcTime: 0 });
  const adding = useCallMutation('memberCart/addBatch', { refetch: 'later' });
  const navigate = useNavigate();

  const offered = lines.flatMap((line, index) => {
    const result = check.data?.results[index];
    if (!result) return [];
    const offer = offerFor(line, result);
    const quantity = Math.min(quantities[line.skuId] ?? line.quantity, offer.most);
    const chosen = offer.most > 0 && !left.has(line.skuId);
    return [{ line, offer, quantity, chosen, isOut: isOutOfStock(result) }];
  });
  const chosen = offered.filter((row) => row.chosen);
  const buyable = offered.filter(({ offer }) => offer.most > 0);
  const sent = adding.data && adding.variables.rows;
  const outcomes = new Map(
    sent?.map(({ skuId }, index) => [skuId, adding.data?.results[index]] as const) ?? [],
  );
  const added = adding.data?.results.filter(({ verdict }) => verdict === 'added').length ?? 0;

  const choose = (skuId: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(skuId);
    else next.add(skuId);
    setLeft(next);
  };

  function goToCart(): void {
    onClose();
    void navigate(pathTo('/shoppingCar'));
  }

  return (
    <Dialog
      title="再次购买"
      {...(sent
        ? { okText: '去购物车', cancelText: '关闭', okDisabled: added === 0, onOk: goToCart }
        : {
            okText: `加入购物车（${formatCount(chosen.length)}）`,
            okDisabled: chosen.length === 0,
            busy: adding.isPending,
            onOk: () =>
              adding.mutate({
                rows: chosen.map(({ line, quantity }) => ({ skuId: line.skuId, count: quantity })),
              }),
          })}
      onClose={adding.isPending ? undefined : onClose}
    >
      <QueryView
        name="价格与库存"
        query={check}
        skeleton={<Skeleton height={`${Math.min(lines.length, 4) * 88}px`} />}
      >
        {() => (
          <>
            {sent ? (
              <p role="status">
                {added} 种商品已加入购物车
                {added < sent.length && `，${sent.length - added} 种未能加入`}
              </p>
            ) : (
              <label className={styles['all']}>
                <input
                  type="checkbox"
                  checked={buyable.length > 0 && chosen.length === buyable.length}
                  disabled={buyable.length === 0}
                  onChange={({ target }) =>
                    setLeft(new Set(target.checked ? [] : lines.map(({ skuId }) => skuId)))
                  }
                />
                全选
                <span className={styles['hint']}>赠品不随单再次购买</span>
              </label>
            )}
            <ul className={styles['lines']} aria-label="商品">
              {offered
                .filter(({ line }) => !sent || outcomes.has(line.skuId))
                .map(({ line, ...row }) => {
                  const outcome = outcomes.get(line.skuId);
                  return (
                    <OrderAgainRow
                      key={line.skuId}
                      line={line}
                      {...row}
                      outcome={
                        outcome
                          ? { added: outcome.verdict === 'added', text: outcomeOf(outcome, line) }
                          : null
                      }
                      onChoose={(isChosen) => choose(line.skuId, isChosen)}
                      onQuantity={(quantity) => setQuantities({ ...quantities, [line.skuId]: quantity })}
                    />
                  );
                })}
            </ul>
            {!sent && (
              <p role="status" className={styles['total']}>
                已选 {formatCount(chosen.length, '种')}，合计 <Amount value={totalOf(chosen)} tone="price" />
              </p>
            )}
          </>
        )}
      </QueryView>
    </Dialog>
  );
}
