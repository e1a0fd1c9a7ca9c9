import { useQuery } from '@tanstack/react-query';
import type { Category } from 'shared-kernel/contracts';
import { categoryType } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';

const request = { type: categoryType.goods };

const listCategories = (signal: AbortSignal) =>
  api.post('product/catagories', request, { signal, silent: true });

const active = (categories: readonly Category[]): Category[] =>
  categories
    .filter((category) => category.active)
    .map((category) => ({ ...category, children: category.children.filter((child) => child.active) }));

/** The goods categories that may be shown, with their subcategories. */
export const useCategories = () =>
  useQuery({
    queryKey: ['product/catagories', request],
    queryFn: ({ signal }) => listCategories(signal),
    staleTime: 5 * 60_000,
    select: active,
  });
