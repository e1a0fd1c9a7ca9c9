import type { Category, Subcategory } from 'shared-kernel/contracts';

export interface ChosenCategory {
  parent: Category | null;
  child: Subcategory | null;
}

/** The category and subcategory named by an address; null means "all". */
export function chooseCategory(
  categories: readonly Category[],
  { parentId, categoryId }: { parentId: string | null; categoryId: string | null },
): ChosenCategory {
  const parent =
    categories.find(({ id }) => id === parentId) ??
    categories.find(
      ({ id, children }) => id === categoryId || children.some((child) => child.id === categoryId),
    ) ??
    null;
  return { parent, child: parent?.children.find(({ id }) => id === categoryId) ?? null };
}

/** The top category whose section holds a category or subcategory. */
export const sectionOf = (categories: readonly Category[], categoryId: string): string | null =>
  chooseCategory(categories, { parentId: null, categoryId }).parent?.id ?? null;

/** Active categories and subcategories (docs/specification.md#products-and-categories). */
export const activeCategories = (categories: readonly Category[]): Category[] =>
  categories
    .filter(({ active }) => active)
    .map((category) => ({ ...category, children: category.children.filter(({ active }) => active) }));
