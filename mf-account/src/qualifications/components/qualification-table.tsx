import { useState } from 'react';
import { Allowed } from 'shared-kernel/calls';
import type { Qualification } from 'shared-kernel/contracts';
import { auditColour, mayUploadCertificate } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';
import { Button, Tag, type TagTone } from 'shared-kernel/ui';
import { qualificationNotice } from '../../model/qualification-notice';
import styles from './qualification-table.module.css';

export interface QualificationTableProps {
  qualifications: readonly Qualification[];
  /** `YYYY-MM-DD`. */
  today: string;
  onUpload: (qualificationType: string) => void;
}

const tones: Readonly<Record<ReturnType<typeof auditColour>, TagTone>> = {
  green: 'ok',
  amber: 'warn',
  red: 'bad',
};

/** Certificate name, validity, status, and actions (docs/specification.md#qualification-management). */
export function QualificationTable({ qualifications, today, onUpload }: QualificationTableProps) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">证书名称</th>
          <th scope="col">有效期至</th>
          <th scope="col">状态</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {qualifications.map((qualification) => {
          const { qualificationName, qualificationType, expireDate, auditStatus, auditStatusDesc, fileId } =
            qualification;
          const notice = qualificationNotice(qualification, today);
          return (
            <tr key={qualificationType}>
              <th scope="row">{qualificationName}</th>
              <td data-label="有效期至">
                <span className={styles['date']}>{expireDate ?? '—'}</span>
                {notice && <span className={styles[notice.tone]}>{notice.text}</span>}
              </td>
              <td data-label="状态">
                <Tag tone={tones[auditColour(auditStatus)]}>{auditStatusDesc}</Tag>
              </td>
              <td>
                <span className={styles['buttons']}>
                  {fileId !== null && <OpenFile fileId={fileId} name={qualificationName} />}
                  {mayUploadCertificate(auditStatus) && (
                    <Allowed call="file/uploadCert">
                      <Button
                        kind="text"
                        aria-label={`上传 ${qualificationName}`}
                        onClick={() => onUpload(qualificationType)}
                      >
                        上传
                      </Button>
                    </Allowed>
                  )}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function OpenFile({ fileId, name }: { fileId: string; name: string }) {
  const [isBusy, setIsBusy] = useState(false);

  async function fetchFile(): Promise<void> {
    setIsBusy(true);
    try {
      await api.download('file/download/:fileId', { fileId });
    } catch {
      // The API client has shown the error.
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button kind="text" busy={isBusy} aria-label={`下载${name}`} onClick={() => void fetchFile()}>
      下载
    </Button>
  );
}
