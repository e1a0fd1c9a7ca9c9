import { lazy, Suspense } from 'react';
import { Button, useLazyDialog } from 'shared-kernel/ui';

const loadDialog = () => import('./ask-to-cancel-dialog');
const AskToCancelDialog = lazy(loadDialog);

/** Button to request the cancellation of an order. */
export function AskToCancel({ orderId }: { orderId: string }) {
  const dialog = useLazyDialog(loadDialog);
  return (
    <>
      <Button onClick={() => void dialog.open()}>申请取消</Button>
      <Suspense>{dialog.isOpen && <AskToCancelDialog orderId={orderId} onClose={dialog.close} />}</Suspense>
    </>
  );
}
