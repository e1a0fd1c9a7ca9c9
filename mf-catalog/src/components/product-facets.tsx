import { useState } from 'react';
import { keepPreviousData, useCall } from 'shared-kernel/calls';
import type { RequestOf } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { Button, Drawer, QueryView, Skeleton, useAddressParams } from 'shared-kernel/ui';
import { countChosen } from '../model/chosen-facets';
import { FacetList } from './facet-list';
import styles from './product-facets.module.css';

export interface ProductFacetsProps {
  /** The list's filter. */
  request: RequestOf<'product/facets'>;
  /** Where there is no room beside the list. */
  inDrawer: boolean;
}

/** The facets beside a list, or in a drawer where there is no room. */
export function ProductFacets({ request, inDrawer }: ProductFacetsProps) {
  const { params } = useAddressParams();
  const [isOpen, setIsOpen] = useState(false);
  const query = useCall('product/facets', request, { placeholderData: keepPreviousData });
  const list = (
    <QueryView compact name="筛选项" query={query} skeleton={<Skeleton height="320px" />}>
      {(counts) => <FacetList counts={counts} isOutdated={query.isPlaceholderData} />}
    </QueryView>
  );
  if (!inDrawer) {
    return (
      <aside className={styles['side']} aria-label="筛选">
        {list}
      </aside>
    );
  }
  const chosen = countChosen(params);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {chosen > 0 ? `筛选（${chosen}）` : '筛选'}
      </Button>
      {isOpen && (
        <Drawer
          title="筛选"
          closeText={query.data ? `查看 ${formatCount(query.data.total, '件')}商品` : '查看商品'}
          onClose={() => setIsOpen(false)}
        >
          {list}
        </Drawer>
      )}
    </>
  );
}
