import { useState } from 'react';
import { useTask } from 'shared-kernel/calls';
import type { ApplicationLicence } from 'shared-kernel/domain';
import { api } from 'shared-kernel/http';
import { Tag } from 'shared-kernel/ui';
import { FilePicker, fileProblem } from 'shared-kernel/upload';
import { textOf } from '../login/text-of';
import styles from './licence-upload.module.css';

export interface LicenceUploadProps {
  licence: { type: ApplicationLicence; name: string };
  ticket: string;
  /** What has been uploaded. */
  fileName: string | null;
  onUploaded: (fileName: string) => void;
}

/** One licence: chosen or dropped, and sent at once. */
export function LicenceUpload({ licence: { type, name }, ticket, fileName, onUploaded }: LicenceUploadProps) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useTask(
    (chosen: File) =>
      api.upload(
        'application/licence',
        { file: chosen, fields: { ticket, licenceType: type } },
        { silent: true },
      ),
    {
      onSuccess: (reply) => onUploaded(reply.fileName),
      onError: (error) => {
        setFile(null);
        setProblem(textOf(error));
      },
    },
  );

  const choose = (files: readonly File[]) => {
    const wrong = fileProblem(files);
    setProblem(wrong);
    const [chosen] = files;
    if (wrong || !chosen) return;
    setFile(chosen);
    sending.mutate(chosen);
  };

  return (
    <li>
      <p className={styles['licence']}>
        {name}
        {sending.isPending && <Tag tone="warn">上传中…</Tag>}
        {!sending.isPending && fileName !== null && <Tag tone="ok">已上传</Tag>}
      </p>
      <FilePicker label={name} file={file} disabled={sending.isPending} onChoose={choose} />
      {!file && fileName !== null && <p className={styles['chosen']}>已上传：{fileName}</p>}
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </li>
  );
}
