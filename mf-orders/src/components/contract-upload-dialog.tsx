import { Modal } from '@arco-design/web-react';
import { useEffect, useRef, useState } from 'react';
import { type ClientType, isChain } from 'shared-kernel/domain';
import { isApiError } from 'shared-kernel/http';
import { confirmDialog, toast } from 'shared-kernel/ui';
import { useUploadContract } from '../api/upload-contract';
import { contractFileProblem } from '../model/contract-file';
import styles from './contract-upload-dialog.module.css';
import { FilePicker } from './file-picker';

export interface ContractUploadDialogProps {
  orderId: string;
  clientType: ClientType;
  onClose: () => void;
}

/** Chooses the contract's file and sends it. */
export default function ContractUploadDialog({ orderId, clientType, onClose }: ContractUploadDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [percent, setPercent] = useState(0);
  const running = useRef<AbortController | null>(null);
  const { mutate, isPending } = useUploadContract(orderId);
  useReturningFocus();
  useEffect(() => () => running.current?.abort(), []);

  function choose(files: readonly File[]): void {
    const found = contractFileProblem(files);
    setProblem(found);
    if (!found) setFile(files[0] ?? null);
  }

  async function upload(): Promise<void> {
    if (!file || !(await agreesToPush(clientType))) return;
    const controller = new AbortController();
    running.current = controller;
    setPercent(0);
    mutate(
      { file, signal: controller.signal, onProgress: setPercent },
      {
        onSuccess: () => {
          void toast.success('上传成功');
          onClose();
        },
        onError: (error) => {
          if (isApiError(error) && error.kind === 'aborted') void toast.warning('上传已取消');
        },
      },
    );
  }

  return (
    <Modal
      visible
      title="上传合同"
      okText="确认上传"
      cancelText={isPending ? '取消上传' : '取消'}
      okButtonProps={{ disabled: !file }}
      confirmLoading={isPending}
      closable={false}
      maskClosable={false}
      className={styles['dialog'] ?? ''}
      onOk={() => void upload()}
      onCancel={() => (isPending ? running.current?.abort() : onClose())}
    >
      <FilePicker file={file} disabled={isPending} onChoose={choose} />
      {problem && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      {isPending && (
        <p className={styles['progress']} role="status">
          <progress max={100} value={percent} aria-label="上传进度" /> {percent}%
        </p>
      )}
    </Modal>
  );
}

/** Chain and business clients confirm that what they upload is final (section 5, uploads). */
const agreesToPush = async (clientType: ClientType): Promise<boolean> =>
  !isChain(clientType) ||
  confirmDialog({
    title: '提示',
    content: '合同上传后将随本订单一并推送，不可更改，请仔细核对',
    okText: '确认上传',
  });

function useReturningFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
