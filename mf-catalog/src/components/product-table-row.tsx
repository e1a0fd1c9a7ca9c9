import type { ProductSku } from 'shared-kernel/contracts';
import { formatCount, productStatus, unbroken } from 'shared-kernel/domain';
import { Amount, Button, Price, ProductPicture, QuantityInput, Tag } from 'shared-kernel/ui';
import { useAddToCart } from '../api/add-to-cart';
import { type ChosenUnit, isUnitOut } from '../model/chosen-units';
import { expectedArrival } from '../model/expected-arrival';
import { payPrice, piecePrice, struckPrice } from '../model/sku-amounts';
import { specOf } from '../model/spec-columns';
import type { TableRow } from '../model/table-rows';
import { AddToList } from './add-to-list';
import { ArrivalButton } from './arrival-button';
import { CompareBox } from './compare-box';
import { MarkedText } from './marked-text';
import { ProductLink } from './product-link';
import styles from './product-table.module.css';
import { StockState } from './stock-state';
import { useTellAdded } from './use-tell-added';

export interface ProductTableRowProps {
  row: TableRow;
  /** Columns between name and unit. */
  specs: readonly string[];
  search: string;
  chosen: ChosenUnit | undefined;
  onCount: (sku: ProductSku, count: number) => void;
  onSelect: (sku: ProductSku, isSelected: boolean) => void;
}

/** A unit of a product: description, this buyer's price, and the quantity to order. */
export function ProductTableRow({ row, specs, search, chosen, onCount, onSelect }: ProductTableRowProps) {
  const { product, sku, leads } = row;
  return (
    <tr className={leads ? styles['leads'] : undefined} data-selected={chosen?.isSelected || undefined}>
      <td className={styles['select']}>
        {sku && (
          <input
            type="checkbox"
            aria-label={`选择 ${product.name} ${sku.name}`}
            disabled={isUnitOut(sku)}
            checked={chosen?.isSelected ?? false}
            onChange={({ target }) => onSelect(sku, target.checked)}
          />
        )}
      </td>
      <td className={styles['picture']}>
        <ProductPicture src={product.imageUrl} alt="" sizes="28px" />
      </td>
      <td className={styles['model']}>
        <MarkedText text={product.model} search={search} />
      </td>
      <th scope="row">
        <span className={styles['title']}>
          {product.isCurrent ? (
            <>
              <span className={styles['name']}>{unbroken(product.name)}</span>
              {leads && <Tag tone="brand">本品</Tag>}
            </>
          ) : (
            <ProductLink id={product.id} isBuyer className={styles['name']}>
              <MarkedText text={product.name} search={search} />
            </ProductLink>
          )}
          {product.label && <Tag tone="offer">{product.label}</Tag>}
        </span>
      </th>
      {specs.map((name) => (
        <td key={name} className={styles['spec']}>
          {unbroken(specOf(product, name))}
        </td>
      ))}
      {sku ? (
        <Orderable row={row} sku={sku} chosen={chosen} onCount={(count) => onCount(sku, count)} />
      ) : (
        <td colSpan={6} className={styles['closed']}>
          {product.status === productStatus.comingSoon ? '即将上市' : '暂不支持在线订购'}
        </td>
      )}
      <td className={styles['compare']}>{leads && <CompareBox product={product} bare />}</td>
    </tr>
  );
}

interface OrderableProps {
  row: TableRow;
  sku: ProductSku;
  chosen: ChosenUnit | undefined;
  onCount: (count: number) => void;
}

function Orderable({ row: { product, leads }, sku, chosen, onCount }: OrderableProps) {
  const isLast = sku.id === product.lastSkuId;
  const isOut = isUnitOut(sku);
  const named = `${product.name} ${sku.name}`;
  const count = chosen?.count ?? (isLast ? product.lastCount : undefined) ?? 1;
  // The page of the product itself has the notice beside the price.
  const hasNotice = leads && product.stockState === 'none' && !product.isCurrent;
  return (
    <>
      <td className={styles['unit']}>
        {sku.name}
        {sku.remark && <small>{sku.remark}</small>}
        {product.isCurrent !== undefined && sku.unitCount > 1 && (
          <small>
            单件价 <Amount value={piecePrice(sku)} unit={sku.sapUnit} />
          </small>
        )}
        {isLast && product.lastCount !== undefined && product.lastTime && (
          <small className={styles['last']}>
            上次 {formatCount(product.lastCount, sku.name)} · {product.lastTime.slice(0, 10)}
          </small>
        )}
      </td>
      <td className={styles['stock']}>
        <StockState {...sku} unitName={sku.name} />
        {isOut && <small>{expectedArrival(product.expectedDate, new Date())}</small>}
        {chosen?.obstacle && (
          <small role="alert" className={styles['obstacle']}>
            {chosen.obstacle}
          </small>
        )}
      </td>
      <td className={styles['price']}>
        <Price own={payPrice(sku)} list={struckPrice(sku)} unnamed />
      </td>
      {hasNotice ? (
        <td className={styles['notice']} colSpan={2}>
          <ArrivalButton {...product} />
        </td>
      ) : (
        <ToCart named={named} sku={sku} count={count} onCount={onCount} />
      )}
      <td className={styles['list']}>
        <AddToList named={named} goods={[{ skuId: sku.id, count }]} />
      </td>
    </>
  );
}

interface ToCartProps {
  /** Product and unit. */
  named: string;
  sku: ProductSku;
  count: number;
  onCount: (count: number) => void;
}

function ToCart({ named, sku, count, onCount }: ToCartProps) {
  const { mutate, isPending } = useAddToCart();
  const tellAdded = useTellAdded();
  const isOut = isUnitOut(sku);
  return (
    <>
      <td className={styles['quantity']}>
        <QuantityInput
          value={count}
          label={`${named} 数量`}
          disabled={isOut}
          onChange={onCount}
          {...(sku.stockQty !== null && { max: sku.stockQty })}
        />
      </td>
      <td className={styles['action']}>
        <Button
          disabled={isOut}
          busy={isPending}
          aria-label={`${named} 加入购物车`}
          onClick={() =>
            mutate({ skuId: sku.id, count }, { onSuccess: () => tellAdded([{ skuId: sku.id, count }]) })
          }
        >
          加入
        </Button>
      </td>
    </>
  );
}
