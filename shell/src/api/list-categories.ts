import { useCall } from 'shared-kernel/calls';
import type { Category } from 'shared-kernel/contracts';
import { categoryType } from 'shared-kernel/domain';

const active = (categories: readonly Category[]): Category[] =>
  categories
    .filter((category) => category.active)
    .map((category) => ({ ...category, children: category.children.filter((child) => child.active) }));

/** The goods categories that may be shown, with their subcategories. */
export const useCategories = () =>
  useCall('product/catagories', { type: categoryType.goods }, { select: active });
