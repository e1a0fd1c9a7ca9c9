import { useState } from 'react';
import type { ChosenUnits } from '../model/chosen-units';
import type { TableProduct } from '../model/table-rows';
import { ChosenBar } from './chosen-bar';
import { ProductTable } from './product-table';

export interface ProductRowsProps {
  label: string;
  products: readonly TableProduct[];
  isOutdated: boolean;
  search: string;
}

/** Product rows with a selection that survives paging. */
export function ProductRows(props: ProductRowsProps) {
  const [chosen, setChosen] = useState<ChosenUnits>({});
  return (
    <>
      <ProductTable {...props} chosen={chosen} onChange={setChosen} />
      <ChosenBar chosen={chosen} onChange={setChosen} />
    </>
  );
}
