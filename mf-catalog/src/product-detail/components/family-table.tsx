import type { ProductRow } from 'shared-kernel/contracts';
import { ProductRows } from '../../components/product-rows';
import styles from './family-table.module.css';
import { RelatedSection } from './related-section';

export interface FamilyTableProps {
  /** The product of this page. */
  id: string;
  variants: readonly ProductRow[];
}

/** Every unit of every model of a family, with a quantity field; one button adds all of them to the cart. */
export function FamilyTable({ id, variants }: FamilyTableProps) {
  const products = variants.map((variant) => ({ ...variant, isCurrent: variant.id === id }));
  return (
    <RelatedSection id="family" title="多规格一起订">
      <div className={styles['table']}>
        <ProductRows label="多规格一起订" products={products} isOutdated={false} search="" />
      </div>
    </RelatedSection>
  );
}
