import { useCall } from 'shared-kernel/calls';
import type { ProductRow } from 'shared-kernel/contracts';
import { unbroken } from 'shared-kernel/domain';
import { Amount } from 'shared-kernel/ui';
import { ProductLink } from '../../components/product-link';
import { cheapestPiece } from '../../model/sku-amounts';
import { specColumns, specOf } from '../../model/spec-columns';
import styles from './family-sizes.module.css';

/** The models of a product's family as buttons, named by what tells them apart, with the price of a piece. */
export function FamilySizes({ id }: { id: string }) {
  const { data: variants = [] } = useCall('product/related', { id }, { select: ({ variants }) => variants });
  if (variants.length < 2) return null;
  const [spec] = specColumns(variants, 1);
  return (
    <nav className={styles['sizes']} aria-label="规格">
      <span className={styles['term']} aria-hidden="true">
        规格
      </span>
      <ul>
        {variants.map((variant) => (
          <li key={variant.id}>
            {variant.id === id ? (
              <span className={styles['size']} aria-current="page">
                <Size variant={variant} spec={spec} />
              </span>
            ) : (
              <ProductLink id={variant.id} isBuyer className={styles['size']}>
                <Size variant={variant} spec={spec} />
              </ProductLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Size({ variant, spec }: { variant: ProductRow; spec: string | undefined }) {
  const cheapest = cheapestPiece(variant.productSkues);
  return (
    <>
      {unbroken((spec && specOf(variant, spec)) || variant.model)}
      {cheapest && (
        <small>
          <Amount value={cheapest.price} unit={cheapest.unit} />
        </small>
      )}
    </>
  );
}
