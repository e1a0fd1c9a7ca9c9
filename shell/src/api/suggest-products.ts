import { keepPreviousData, useCall } from 'shared-kernel/calls';
import type { OrderableProduct, Product, SearchReading } from 'shared-kernel/contracts';
import { useSession } from 'shared-kernel/session';

const shown = 6;

/** The first products of a search, and how it was read. */
export interface SuggestedProducts {
  /** A buyer's have the units to order. */
  list: readonly (Product | OrderableProduct)[];
  total: number;
  reading?: SearchReading | undefined;
}

/** The first products that a text finds, and how many there are; nothing for an empty text. */
export function useSuggestedProducts(name: string): {
  data: SuggestedProducts | undefined;
  isError: boolean;
} {
  const isBuyer = useSession() !== null;
  const request = name === '' ? null : { name, current: 1, pageSize: shown };
  const settings = { placeholderData: keepPreviousData, staleTime: 60_000 };
  const cards = useCall('product/page', isBuyer ? null : request, settings);
  const rows = useCall('product/rows', isBuyer ? request : null, settings);
  return isBuyer ? rows : cards;
}
