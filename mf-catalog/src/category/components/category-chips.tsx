import { useId, useState } from 'react';
import type { Category } from 'shared-kernel/contracts';
import { useAddressParams } from 'shared-kernel/ui';
import type { ChosenCategory } from '../../model/category-tree';
import { noFacets } from '../../model/chosen-facets';
import { changeListing } from '../../model/listing-query';
import styles from './category-chips.module.css';
import { ChipRow } from './chip-row';

export interface CategoryChipsProps {
  categories: readonly Category[];
  chosen: ChosenCategory;
}

/** The categories, or in one of them its subcategories, with the other categories behind a button. */
export function CategoryChips({ categories, chosen: { parent, child } }: CategoryChipsProps) {
  const { params } = useAddressParams();
  const [isOpen, setIsOpen] = useState(false);
  const othersId = useId();

  // Another category keeps the order and the stock filter; other facets are specific to a category.
  const choose = (parentId: string | null, categoryId: string | null, title: string | null) =>
    changeListing(params, { ...noFacets, parentId, categoryId, title });

  const all = (
    <ChipRow
      label="分类"
      allParams={choose(null, null, null)}
      chips={categories.map(({ id, name }) => ({ id, name, params: choose(id, null, name) }))}
      chosenId={parent?.id ?? null}
    />
  );
  if (!parent || parent.children.length === 0) return all;
  return (
    <>
      <div className={styles['line']}>
        <ChipRow
          label="子类"
          allParams={choose(parent.id, null, parent.name)}
          chips={parent.children.map(({ id, name }) => ({ id, name, params: choose(parent.id, id, name) }))}
          chosenId={child?.id ?? null}
        />
        <button
          type="button"
          className={styles['others']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? othersId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          换分类
        </button>
      </div>
      {isOpen && (
        <div id={othersId} className={styles['all']}>
          {all}
        </div>
      )}
    </>
  );
}
