import { lazy, Suspense } from 'react';
import type { Order } from 'shared-kernel/contracts';
import { type ClientType, orderStatus } from 'shared-kernel/domain';
import { Button, useLazyDialog } from 'shared-kernel/ui';

const loadDialog = () => import('./contract-upload-dialog');
const ContractUploadDialog = lazy(loadDialog);

export interface ContractUploadProps {
  order: Order;
  clientType: ClientType;
}

/** Button that opens the upload dialog. */
export function ContractUpload({ order, clientType }: ContractUploadProps) {
  const dialog = useLazyDialog(loadDialog);
  return (
    <>
      <Button
        kind={order.status === orderStatus.placed ? 'primary' : 'secondary'}
        onClick={() => void dialog.open()}
      >
        上传合同
      </Button>
      <Suspense>
        {dialog.isOpen && (
          <ContractUploadDialog orderId={order.id} clientType={clientType} onClose={dialog.close} />
        )}
      </Suspense>
    </>
  );
}
