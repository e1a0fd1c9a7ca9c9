import type { ProductSpu } from 'shared-kernel/contracts';
import { unbroken } from 'shared-kernel/domain';
import { FactsPanel } from './facts-panel';

/** Technical data. */
export function AttributeFacts({ attributes }: Pick<ProductSpu, 'attributes'>) {
  return (
    <FactsPanel id="attribute-facts" title="技术参数">
      <dl>
        {attributes.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
    </FactsPanel>
  );
}
