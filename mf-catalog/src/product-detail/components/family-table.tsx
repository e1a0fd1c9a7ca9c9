import type { ProductRow } from 'shared-kernel/contracts';
import ProductRows from '../../components/product-rows';
import styles from './product-related.module.css';

export interface FamilyTableProps {
  /** The product whose page it stands on. */
  id: string;
  variants: readonly ProductRow[];
}

/** Every unit of every model of a family, with its quantity; what is wanted goes into the cart in one go. */
export function FamilyTable({ id, variants }: FamilyTableProps) {
  const products = variants.map((variant) => ({ ...variant, isCurrent: variant.id === id }));
  return (
    <section className={`${styles['section']} ${styles['table']}`} aria-labelledby="family">
      <h2 id="family">多规格一起订</h2>
      <ProductRows label="多规格一起订" products={products} isOutdated={false} search="" />
    </section>
  );
}
