import { useState } from 'react';
import { useCall, useCallMutation } from 'shared-kernel/calls';
import type { ProductView } from 'shared-kernel/contracts';
import { useSession } from 'shared-kernel/session';
import { narrowWindow, useMedia } from 'shared-kernel/ui';

/**
 * How a list of products is shown: as the buyer has chosen for all lists, on whichever device, else as the page does
 * by itself. Undefined until that is known. Visitors and narrow windows have cards.
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
