import type { ProductSpu } from 'shared-kernel/contracts';
import styles from './facts.module.css';

/** Technical data. */
export function AttributeFacts({ attributes }: Pick<ProductSpu, 'attributes'>) {
  return (
    <section className={styles['facts']} aria-labelledby="attribute-facts">
      <h2 id="attribute-facts">技术参数</h2>
      <dl>
        {attributes.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
