import { useCall } from 'shared-kernel/calls';
import { QueryView, Skeleton } from 'shared-kernel/ui';
import { rowsOf } from '../../model/table-rows';
import { FamilyTable } from './family-table';
import { FittingGroup } from './fitting-group';
import { RelatedSection } from './related-section';

/** The models and units of a product's family, and its related products. */
export default function ProductRelated({ id }: { id: string }) {
  const related = useCall('product/related', { id });
  return (
    <QueryView name="同系列与配套商品" query={related} compact skeleton={<Skeleton height="240px" />}>
      {({ variants, fitting }) => (
        <>
          {rowsOf(variants).length > 1 && <FamilyTable id={id} variants={variants} />}
          {fitting.length > 0 && (
            <RelatedSection id="fitting-products" title="配套商品">
              {fitting.map((group) => (
                <FittingGroup key={group.kind} {...group} />
              ))}
            </RelatedSection>
          )}
        </>
      )}
    </QueryView>
  );
}
