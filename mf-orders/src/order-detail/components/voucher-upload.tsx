import { lazy, Suspense } from 'react';
import { Button, useLazyDialog } from 'shared-kernel/ui';

const loadDialog = () => import('./voucher-upload-dialog');
const VoucherUploadDialog = lazy(loadDialog);

/** Button that opens the upload dialog. */
export function VoucherUpload({ orderId }: { orderId: string }) {
  const dialog = useLazyDialog(loadDialog);
  return (
    <>
      <Button onClick={() => void dialog.open()}>上传付款凭证</Button>
      <Suspense>{dialog.isOpen && <VoucherUploadDialog orderId={orderId} onClose={dialog.close} />}</Suspense>
    </>
  );
}
