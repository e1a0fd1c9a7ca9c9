import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog, ProgressLine } from '../dialog';
import { isApiError, type OnProgress } from '../http';
import { toast } from '../ui';
import { FilePicker } from './file-picker';
import { FilePreview } from './file-preview';
import { fileProblem } from './file-problem';
import styles from './file-upload-dialog.module.css';

export interface FileUploadDialogProps {
  title: string;
  /** Name of the file, e.g. 合同文件. */
  label: string;
  /** Above the file picker. */
  children?: ReactNode;
  /** Asked before the upload; false leaves the dialog as it is. */
  confirm?: () => Promise<boolean>;
  /** Uploads the file. An error is shown in the dialog, which keeps the file. */
  upload: (file: File, options: { signal: AbortSignal; onProgress: OnProgress }) => Promise<unknown>;
  onClose: () => void;
}

/** Picks one file, previews it, and uploads it with its progress (docs/specification.md#upload-rules). */
export function FileUploadDialog({
  title,
  label,
  children,
  confirm,
  upload,
  onClose,
}: FileUploadDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isSending = percent !== null;

  function choose(files: readonly File[]): void {
    const found = fileProblem(files);
    setProblem(found);
    if (!found) setFile(files[0] ?? null);
  }

  async function send(): Promise<void> {
    if (!file || (confirm && !(await confirm()))) return;
    const controller = new AbortController();
    running.current = controller;
    setProblem(null);
    setPercent(0);
    try {
      await upload(file, { signal: controller.signal, onProgress: setPercent });
      void toast.success('上传成功');
      onClose();
    } catch (error) {
      if (isApiError(error) && error.kind === 'aborted') void toast.warning('上传已取消');
      else setProblem(isApiError(error) ? error.message : '上传失败，请稍后重试');
    } finally {
      running.current = null;
      setPercent(null);
    }
  }

  return (
    <Dialog
      title={title}
      okText="确认上传"
      okDisabled={!file}
      busy={isSending}
      cancelText={isSending ? '取消上传' : '取消'}
      onOk={() => void send()}
      onSecond={() => (isSending ? running.current?.abort() : onClose())}
      onClose={isSending ? undefined : onClose}
    >
      {children}
      <FilePicker label={label} file={file} disabled={isSending} onChoose={choose} />
      {problem && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      {isSending && <ProgressLine label="上传进度" done={percent} total={100} text={`${percent}%`} />}
      {file && <FilePreview file={file} />}
    </Dialog>
  );
}
