import { useState } from 'react';
import { useCall, useCallMutation } from 'shared-kernel/calls';
import type { ProductView } from 'shared-kernel/contracts';
import { useSession } from 'shared-kernel/session';
import { narrowWindow, useMedia } from 'shared-kernel/ui';

/**
 * The view of a product list: the buyer's choice for all lists, on any device, else the page's default.
 * Undefined while loading. Visitors and narrow windows have cards.
 */
export function useProductView(byDefault: ProductView) {
  const isBuyer = useSession() !== null;
  const isNarrow = useMedia(narrowWindow);
  const mayChoose = isBuyer && !isNarrow;
  const [chosen, setChosen] = useState<ProductView | null>(null);
  const { data, isError } = useCall('member/preferences', mayChoose ? {} : null);
  const { mutate } = useCallMutation('member/preferences/edit');

  const known = chosen ?? (data || isError ? (data?.productView ?? byDefault) : undefined);
  return {
    mayChoose,
    view: mayChoose ? known : ('grid' as const),
    choose: (productView: ProductView) => {
      setChosen(productView);
      mutate({ productView });
    },
  };
}
