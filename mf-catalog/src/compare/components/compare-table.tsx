import type { ProductRow } from 'shared-kernel/contracts';
import { unbroken } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { ProductPicture, Tag } from 'shared-kernel/ui';
import { CardOrder } from '../../components/card-order';
import { CloseIcon } from '../../components/icons';
import { ProductLink } from '../../components/product-link';
import { StockState } from '../../components/stock-state';
import { expectedArrival } from '../../model/expected-arrival';
import { factsOf, isDifferent } from '../model/compared-facts';
import { CompareRow } from './compare-row';
import styles from './compare-table.module.css';
import { ComparedPrice } from './compared-price';

export interface CompareTableProps {
  products: readonly ProductRow[];
  /** Hides rows in which all are equal. */
  onlyDifferent: boolean;
  onRemove: (id: string) => void;
}

/** Products side by side: description, price and specifications, and buttons to order. */
export function CompareTable({ products, onlyDifferent, onRemove }: CompareTableProps) {
  const isBuyer = useSession() !== null;
  const facts = factsOf(products).map((fact) => ({ ...fact, differs: isDifferent(fact) }));
  const shown = onlyDifferent ? facts.filter(({ differs }) => differs) : facts;
  const prices = products.map(({ minPriceUnit, gwPrice }) => minPriceUnit ?? gwPrice ?? '');
  const stocks = products.map(({ stockState }) => stockState);
  const hides = (values: readonly string[]) => onlyDifferent && new Set(values).size === 1;
  return (
    <table className={styles['table']} aria-label="商品对比">
      <thead>
        <tr>
          <th scope="col">商品</th>
          {products.map(({ id, model, name, imageUrl, label }) => (
            <th key={id} scope="col">
              <span className={styles['picture']}>
                <ProductPicture src={imageUrl} alt="" sizes="120px" />
              </span>
              <span className={styles['model']}>
                {model}
                {label && <Tag tone="offer">{label}</Tag>}
              </span>
              <ProductLink id={id} isBuyer={isBuyer} className={styles['name']}>
                {unbroken(name)}
              </ProductLink>
              <button
                type="button"
                className={styles['remove']}
                aria-label={`移除 ${model} ${name}`}
                onClick={() => onRemove(id)}
              >
                <CloseIcon size={16} />
                移除
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {!hides(prices) && (
          <CompareRow name={isBuyer ? '您的价' : '价格'} values={prices}>
            {products.map((product) => (
              <ComparedPrice key={product.id} product={product} />
            ))}
          </CompareRow>
        )}
        {!hides(stocks) && (
          <CompareRow name="库存" values={stocks}>
            {products.map(({ id, stockState, expectedDate }) => (
              <span key={id}>
                <StockState stockState={stockState} stockQty={null} unitName={null} />
                {stockState === 'none' && <small>{expectedArrival(expectedDate, new Date())}</small>}
              </span>
            ))}
          </CompareRow>
        )}
        {shown.map(({ name, values }) => (
          <CompareRow key={name} name={name} values={values}>
            {values.map((value) => unbroken(value) || '—')}
          </CompareRow>
        ))}
        {isBuyer && (
          <tr className={styles['order']}>
            <th scope="row">订购</th>
            {products.map((product) => (
              <td key={product.id}>
                <CardOrder product={product} units={product.productSkues} />
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
