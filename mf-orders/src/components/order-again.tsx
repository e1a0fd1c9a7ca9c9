import { lazy, Suspense } from 'react';
import type { OrderItem } from 'shared-kernel/contracts';
import { Button, type ButtonProps, useLazyDialog } from 'shared-kernel/ui';
import { pastLines } from '../model/order-again';

const loadDialog = () => import('./order-again-dialog');
const OrderAgainDialog = lazy(loadDialog);

export interface OrderAgainProps {
  no: string;
  items: readonly OrderItem[];
  kind?: ButtonProps['kind'];
}

/** Button to buy an order's goods again; nothing for an order with gifts only. */
export function OrderAgain({ no, items, kind }: OrderAgainProps) {
  const dialog = useLazyDialog(loadDialog);
  const lines = pastLines(items);
  if (lines.length === 0) return null;
  return (
    <>
      <Button kind={kind} aria-label={`再次购买 ${no}`} onClick={() => void dialog.open()}>
        再次购买
      </Button>
      <Suspense>{dialog.isOpen && <OrderAgainDialog lines={lines} onClose={dialog.close} />}</Suspense>
    </>
  );
}
