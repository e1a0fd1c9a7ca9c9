import { lazy, Suspense, useState } from 'react';
import type { Order } from 'shared-kernel/contracts';
import { type ClientType, orderStatus } from 'shared-kernel/domain';
import { Button, toast } from 'shared-kernel/ui';

const loadDialog = () => import('./contract-upload-dialog');
const ContractUploadDialog = lazy(loadDialog);

export interface ContractUploadProps {
  order: Order;
  clientType: ClientType;
}

/** The way to the upload dialog, whose code is fetched when it is asked for. */
export function ContractUpload({ order, clientType }: ContractUploadProps) {
  const [isLoading, setIsLoading] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    setIsLoading(true);
    try {
      // Asked for here as well, so that a connection that fails is told of instead of taking the page down.
      await loadDialog();
      setIsOpen(true);
    } catch {
      void toast.error('网络连接失败，请检查网络');
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <>
      <Button
        kind={order.status === orderStatus.placed ? 'primary' : 'secondary'}
        busy={isLoading}
        onClick={() => void open()}
      >
        上传合同
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ContractUploadDialog orderId={order.id} clientType={clientType} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
