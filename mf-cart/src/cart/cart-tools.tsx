import { lazy, Suspense } from 'react';
import type { CartLine } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { Button, ButtonLink, useLazyDialog } from 'shared-kernel/ui';

const loadDialog = () => import('./components/export-dialog');
const ExportDialog = lazy(loadDialog);

export interface CartToolsProps {
  /** Undefined while loading: the tools have their places already. */
  cart: readonly CartLine[] | undefined;
  /** Types 5 and 6 may split deliveries. */
  maySplit: boolean;
  /** Prints the selection. */
  onPrint: () => void;
}

/** Actions on the whole cart besides ordering. */
export function CartTools({ cart, maySplit, onPrint }: CartToolsProps) {
  const dialog = useLazyDialog(loadDialog);
  const isLoading = cart === undefined;
  return (
    <>
      <ButtonLink to={pathTo('/home')}>继续购物</ButtonLink>
      <ButtonLink to={pathTo('/shoppingCar/quickOrder')}>快速下单</ButtonLink>
      {(isLoading || cart.length > 0) && (
        <>
          <Button disabled={isLoading} onClick={() => void dialog.open()}>
            导出
          </Button>
          <Button disabled={isLoading} onClick={onPrint}>
            打印
          </Button>
          {maySplit && <ButtonLink to={pathTo('/shoppingCar/divideOrder')}>拆分配送</ButtonLink>}
        </>
      )}
      <Suspense>{cart && dialog.isOpen && <ExportDialog cart={cart} onClose={dialog.close} />}</Suspense>
    </>
  );
}
