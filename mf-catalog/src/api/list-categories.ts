import { useQuery } from '@tanstack/react-query';
import { categoryType } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';
import { activeCategories } from '../model/category-tree';

const request = { type: categoryType.goods };

const listCategories = (signal: AbortSignal) =>
  api.post('product/catagories', request, { signal, silent: true });

/** The goods categories that may be shown, with their subcategories. */
export const useCategories = () =>
  useQuery({
    queryKey: ['product/catagories', request],
    queryFn: ({ signal }) => listCategories(signal),
    staleTime: 5 * 60_000,
    select: activeCategories,
  });
