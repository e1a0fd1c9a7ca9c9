import { useCall } from 'shared-kernel/calls';
import type { Category } from 'shared-kernel/contracts';
import { categoryType } from 'shared-kernel/domain';

const active = (categories: readonly Category[]): Category[] =>
  categories
    .filter((category) => category.active)
    .map((category) => ({ ...category, children: category.children.filter((child) => child.active) }));

/** The goods categories that may be shown, with their subcategories, as soon as they are wanted. */
export const useCategories = (isWanted = true) =>
  useCall('product/catagories', isWanted ? { type: categoryType.goods } : null, { select: active });
