import { useState } from 'react';
import type { ApplicationLicence } from 'shared-kernel/account-application';
import { useTask } from 'shared-kernel/calls';
import { ProgressLine } from 'shared-kernel/dialog';
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
  onSending: () => void;
  onUploaded: (fileName: string) => void;
  onFailed: (error: unknown) => void;
  /** After either. */
  onSettled: () => void;
}

/** One licence: chosen or dropped, and sent at once. */
export function LicenceUpload({
  licence: { type, name },
  ticket,
  fileName,
  onSending,
  onUploaded,
  onFailed,
  onSettled,
}: LicenceUploadProps) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [percent, setPercent] = useState(0);
  const sending = useTask(
    (chosen: File) =>
      api.upload(
        'application/licence',
        { file: chosen, fields: { ticket, licenceType: type } },
        { silent: true, onProgress: setPercent },
      ),
    {
      onSuccess: (reply) => onUploaded(reply.fileName),
      onError: (error) => {
        setFile(null);
        setProblem(textOf(error));
        onFailed(error);
      },
      onSettled,
    },
  );

  const choose = (files: readonly File[]) => {
    const wrong = fileProblem(files);
    setProblem(wrong);
    const [chosen] = files;
    if (wrong || !chosen) return;
    setFile(chosen);
    setPercent(0);
    onSending();
    sending.mutate(chosen);
  };

  return (
    <li>
      <p className={styles['licence']}>
        {name}
        {!sending.isPending && fileName !== null && <Tag tone="ok">已上传</Tag>}
      </p>
      <FilePicker label={name} file={file} disabled={sending.isPending} onChoose={choose} />
      {sending.isPending && (
        <ProgressLine label={`上传${name}`} done={percent} total={100} text={`上传中 ${percent}%`} />
      )}
      {!file && fileName !== null && <p className={styles['chosen']}>已上传：{fileName}</p>}
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </li>
  );
}
