import type { FacetCounts } from 'shared-kernel/contracts';
import type { ProductFacet } from 'shared-kernel/domain';
import { ParamsLink, useAddressParams } from 'shared-kernel/ui';
import { countChosen, noFacets, readFacets, toggleFacet } from '../model/chosen-facets';
import { changeListing, readListing } from '../model/listing-query';
import { FacetChoice } from './facet-choice';
import styles from './facet-list.module.css';
import { FacetValues } from './facet-values';

export interface FacetListProps {
  counts: FacetCounts;
  /** Showing the previous data until new data has loaded. */
  isOutdated: boolean;
}

/** The facets of a list; each choice is in the address, and shows at once. */
export function FacetList({ counts, isOutdated }: FacetListProps) {
  const { params, setParams } = useAddressParams();
  const { inStock } = readListing(params);
  const chosen = readFacets(params) ?? {};
  const change = (next: URLSearchParams) => setParams(next, { replace: true });
  const toggle = (key: ProductFacet) => (value: string) => change(toggleFacet(params, key, value));
  return (
    <div className={styles['facets']} aria-busy={isOutdated}>
      {countChosen(params) > 0 && (
        <ParamsLink replace className={styles['clear']} params={changeListing(params, noFacets)}>
          清除筛选
        </ParamsLink>
      )}
      <fieldset>
        <legend>库存</legend>
        <FacetChoice
          name="有货"
          count={counts.inStock}
          isChosen={inStock}
          onToggle={() => change(changeListing(params, { inStock: inStock ? null : '1' }))}
        />
      </fieldset>
      {counts.facets.map(({ key, name, values }) => (
        <FacetValues
          key={key}
          name={name}
          values={values}
          chosen={chosen[key] ?? []}
          onToggle={toggle(key)}
        />
      ))}
    </div>
  );
}
