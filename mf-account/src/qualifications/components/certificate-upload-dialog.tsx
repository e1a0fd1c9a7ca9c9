import { useState } from 'react';
import type { Qualification } from 'shared-kernel/contracts';
import { mayUploadCertificate } from 'shared-kernel/domain';
import { toast } from 'shared-kernel/ui';
import { FileUploadDialog } from 'shared-kernel/upload';
import { uploadCertificate } from '../api/upload-certificate';
import styles from './certificate-upload-dialog.module.css';

export interface CertificateUploadDialogProps {
  qualifications: readonly Qualification[];
  /** The type of the chosen row. */
  type: string;
  onClose: () => void;
}

/** Uploads a certificate; its type is the row's and can be changed to another that may be uploaded. */
export default function CertificateUploadDialog({
  qualifications,
  type,
  onClose,
}: CertificateUploadDialogProps) {
  const [chosen, setChosen] = useState(type);
  return (
    <FileUploadDialog
      title="上传证照"
      label="证照文件"
      upload={(file, options) => uploadCertificate(chosen, file, options)}
      confirm={async () => {
        if (!chosen) void toast.warning('证书类型不能为空');
        return chosen !== '';
      }}
      onClose={onClose}
    >
      <label className={styles['type']}>
        证书类型
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">请选择</option>
          {qualifications
            .filter(({ auditStatus }) => mayUploadCertificate(auditStatus))
            .map(({ qualificationType, qualificationName }) => (
              <option key={qualificationType} value={qualificationType}>
                {qualificationName}
              </option>
            ))}
        </select>
      </label>
    </FileUploadDialog>
  );
}
