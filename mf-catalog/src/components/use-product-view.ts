import { useCallMutation } from 'shared-kernel/calls';
import type { ProductView } from 'shared-kernel/contracts';
import { keepChoice, useSession } from 'shared-kernel/session';
import { productViewOf } from '../model/product-view';

/** The view of the product lists, known before anything has loaded, and a buyer's choice for all of them. */
export function useProductView() {
  const session = useSession();
  const { mutate } = useCallMutation('member/preferences/edit');
  return {
    mayChoose: session !== null,
    view: productViewOf(session?.user),
    choose: (productView: ProductView) => {
      keepChoice({ productView });
      mutate({ productView });
    },
  };
}
