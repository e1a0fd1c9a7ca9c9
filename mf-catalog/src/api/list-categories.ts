import { useCall } from 'shared-kernel/calls';
import { categoryType } from 'shared-kernel/domain';
import { activeCategories } from '../model/category-tree';

/** The active goods categories with their subcategories. */
export const useCategories = () =>
  useCall('product/catagories', { type: categoryType.goods }, { select: activeCategories });
