import { useState } from 'react';
import type { ProductDetail } from 'shared-kernel/contracts';
import { Amount, Button, QuantityInput, toast, VisuallyHidden } from 'shared-kernel/ui';
import { useAddBatchToCart } from '../../api/add-batch-to-cart';
import { StockState } from '../../components/stock-state';
import { payPrice, piecePrice, struckPrice, totalAmount } from '../../model/sku-amounts';
import { whyNotAdded } from '../../model/why-not-added';
import { type UnitCounts, unitsPieces, unitsTotal, wantedUnits } from '../model/unit-orders';
import styles from './all-units-table.module.css';

/** All units of a product with their prices and quantities, put into the cart in one go. */
export function AllUnitsTable({ productSpu: product, productSkues: skus }: ProductDetail) {
  const [counts, setCounts] = useState<UnitCounts>({});
  const [obstacles, setObstacles] = useState<Readonly<Record<string, string | null>>>({});
  const { mutate, isPending } = useAddBatchToCart();
  const wanted = wantedUnits(skus, counts);

  const change = (skuId: string, count: number) => {
    setCounts((now) => ({ ...now, [skuId]: count }));
    setObstacles((now) => ({ ...now, [skuId]: null }));
  };

  const order = () =>
    mutate(
      { rows: wanted },
      {
        onSuccess: ({ results }) => {
          const outcomes = wanted.map(({ skuId }, place) => {
            const result = results[place];
            return { skuId, obstacle: result ? whyNotAdded(result) : null };
          });
          const stayedOut = outcomes.filter(({ obstacle }) => obstacle !== null);
          setObstacles(Object.fromEntries(outcomes.map(({ skuId, obstacle }) => [skuId, obstacle])));
          // What stayed out keeps its quantity, to be mended; what went in starts anew.
          setCounts((now) => Object.fromEntries(stayedOut.map(({ skuId }) => [skuId, now[skuId] ?? 0])));
          if (stayedOut.length === 0) toast.success('商品已加入购物车');
          else toast.warning(`${stayedOut.length} 种规格未能加入购物车`);
        },
      },
    );

  return (
    <section className={styles['units']} aria-labelledby="all-units">
      <h2 id="all-units">多规格一起订</h2>
      <table aria-labelledby="all-units">
        <thead>
          <tr>
            <th>单位</th>
            <th>每单位件数</th>
            <th className={styles['number']}>您的价</th>
            <th className={styles['number']}>单件价</th>
            <th>库存</th>
            <th>数量</th>
            <th className={styles['number']}>小计</th>
          </tr>
        </thead>
        <tbody>
          {skus.map((sku) => {
            const struck = struckPrice(sku);
            const obstacle = obstacles[sku.id];
            return (
              <tr key={sku.id}>
                <th scope="row">
                  {sku.name}
                  {sku.remark && <small className={styles['remark']}>{sku.remark}</small>}
                </th>
                <td data-label="每单位件数">
                  {sku.unitCount} {sku.sapUnit}
                </td>
                <td data-label="您的价" className={styles['number']}>
                  <Amount value={payPrice(sku)} unit={sku.name} />
                  {struck && (
                    <small className={styles['struck']}>
                      <VisuallyHidden>原价 </VisuallyHidden>
                      <Amount value={struck} tone="struck" />
                    </small>
                  )}
                </td>
                <td data-label="单件价" className={styles['number']}>
                  <Amount value={piecePrice(sku)} unit={sku.sapUnit} />
                </td>
                <td data-label="库存">
                  <StockState {...sku} unitName={sku.name} />
                </td>
                <td data-label="数量">
                  <QuantityInput
                    value={counts[sku.id] ?? 0}
                    label={`${product.name} ${sku.name} 数量`}
                    min={0}
                    disabled={sku.stockState === 'none' || isPending}
                    onChange={(count) => change(sku.id, count)}
                  />
                  {obstacle && (
                    <small role="alert" className={styles['obstacle']}>
                      {obstacle}
                    </small>
                  )}
                </td>
                <td data-label="小计" className={styles['number']}>
                  <Amount value={totalAmount(sku, counts[sku.id] ?? 0)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles['foot']}>
        <output>
          <span>
            {wanted.length === 0
              ? '请填写要订的数量'
              : `已选 ${wanted.length} 种规格，共 ${unitsPieces(skus, counts).toLocaleString('zh-CN')} ${skus[0]?.sapUnit}`}
          </span>
          <b>
            <Amount value={unitsTotal(skus, counts)} tone="price" />
          </b>
        </output>
        <Button kind="primary" size="large" disabled={wanted.length === 0} busy={isPending} onClick={order}>
          一起加入购物车
        </Button>
      </div>
    </section>
  );
}
