import { voucherBusType } from 'shared-kernel/domain';
import { FileUploadDialog } from 'shared-kernel/upload';
import { uploadOrderFile } from '../api/upload-order-file';

export interface VoucherUploadDialogProps {
  orderId: string;
  onClose: () => void;
}

/** Uploads a transfer voucher. */
export default function VoucherUploadDialog({ orderId, onClose }: VoucherUploadDialogProps) {
  return (
    <FileUploadDialog
      title="上传付款凭证"
      label="付款凭证"
      upload={(file, options) => uploadOrderFile({ orderId, busType: voucherBusType }, file, options)}
      onClose={onClose}
    />
  );
}
