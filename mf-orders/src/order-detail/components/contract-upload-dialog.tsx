import { type ClientType, contractBusType, isChain } from 'shared-kernel/domain';
import { trackEvent } from 'shared-kernel/telemetry';
import { confirmDialog } from 'shared-kernel/ui';
import { FileUploadDialog } from 'shared-kernel/upload';
import { uploadOrderFile } from '../api/upload-order-file';

export interface ContractUploadDialogProps {
  orderId: string;
  clientType: ClientType;
  onClose: () => void;
}

/** Uploads the contract. */
export default function ContractUploadDialog({ orderId, clientType, onClose }: ContractUploadDialogProps) {
  return (
    <FileUploadDialog
      title="上传合同"
      label="合同文件"
      upload={async (file, options) => {
        await uploadOrderFile({ orderId, busType: contractBusType }, file, options);
        trackEvent('contract-upload');
      }}
      onClose={onClose}
      {...(isChain(clientType) && { confirm: agreesToPush })}
    />
  );
}

/** Chain and business clients confirm that what they upload is final (docs/specification.md#upload-rules). */
const agreesToPush = () =>
  confirmDialog({
    title: '提示',
    content: '合同上传后将随本订单一并推送，不可更改，请仔细核对',
    okText: '确认上传',
  });
