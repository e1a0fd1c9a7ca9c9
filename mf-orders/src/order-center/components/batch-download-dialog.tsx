import { useState } from 'react';
import type { OrderCard } from 'shared-kernel/contracts';
import { Dialog, ProgressLine } from 'shared-kernel/dialog';
import { formatCount } from 'shared-kernel/domain';
import { documentsOf, type Invoice, type OrderDocument } from '../model/order-documents';
import styles from './batch-download-dialog.module.css';
import { type DownloadState, useBatchDownload } from './use-batch-download';

export interface BatchDownloadDialogProps {
  orders: readonly OrderCard[];
  onClose: () => void;
}

const stateTexts = { waiting: '等待下载', running: '下载中…', saved: '已下载' } as const;

/** Saves the invoices and delivery notes of the orders on a page, with a result for each, and a retry. */
export default function BatchDownloadDialog({ orders, onClose }: BatchDownloadDialogProps) {
  const [documents] = useState(() => documentsOf(orders));
  const savable = documents.filter((document) => !isExternalRepository(document));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { states, isRunning, start, stop } = useBatchDownload();
  const [sent, setSent] = useState<readonly OrderDocument[]>([]);

  const chosen = savable.filter(({ key }) => !left.has(key));
  const failed = sent.filter(({ key }) => states[key]?.kind === 'failed');
  const saved = sent.filter(({ key }) => states[key]?.kind === 'saved').length;
  const isDone = sent.length > 0 && !isRunning;

  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(key);
    else next.add(key);
    setLeft(next);
  };

  const download = (batch: readonly OrderDocument[]) => {
    if (sent.length === 0) setSent(batch);
    void start(batch);
  };

  return (
    <Dialog
      title="批量下载单据"
      {...(isDone
        ? {
            okText: failed.length > 0 ? `重试失败的 ${failed.length} 份` : '完成',
            cancelText: failed.length > 0 ? '关闭' : null,
            onOk: () => (failed.length > 0 ? download(failed) : onClose()),
          }
        : {
            okText: `下载（${formatCount(chosen.length)}）`,
            okDisabled: chosen.length === 0,
            busy: isRunning,
            onOk: () => download(chosen),
            cancelText: isRunning ? '停止下载' : '取消',
            onSecond: isRunning ? stop : onClose,
          })}
      onClose={isRunning ? undefined : onClose}
    >
      {documents.length === 0 ? (
        <p>本页订单暂无发票或出库单。发货后可下载出库单，开票后可下载发票。</p>
      ) : (
        <>
          {sent.length === 0 ? (
            <label className={styles['all']}>
              <input
                type="checkbox"
                checked={savable.length > 0 && chosen.length === savable.length}
                disabled={savable.length === 0}
                onChange={({ target }) =>
                  setLeft(new Set(target.checked ? [] : savable.map(({ key }) => key)))
                }
              />
              全选
              <span className={styles['hint']}>本页订单的发票与出库单；浏览器询问时请允许下载多个文件</span>
            </label>
          ) : (
            <ProgressLine
              label="下载进度"
              done={saved}
              total={sent.length}
              text={`已下载 ${saved} / ${sent.length}${isDone && failed.length > 0 ? `，${failed.length} 份失败` : ''}`}
            />
          )}
          <ul className={styles['documents']}>
            {(sent.length > 0 ? sent : documents).map((document) => (
              <li key={document.key}>
                <DocumentChoice
                  document={document}
                  state={states[document.key]}
                  isChosen={!left.has(document.key)}
                  onChoose={(isChosen) => choose(document.key, isChosen)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

interface DocumentChoiceProps {
  document: OrderDocument;
  /** Undefined until the download has started. */
  state: DownloadState | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function DocumentChoice({ document, state, isChosen, onChoose }: DocumentChoiceProps) {
  const title = (
    <span className={styles['title']}>
      {document.name} <span className={styles['no']}>{document.order.no}</span>
    </span>
  );
  if (isExternalRepository(document)) {
    return (
      <p className={styles['document']}>
        {title}
        <a href={document.url} target="_blank" rel="noopener noreferrer" className={styles['link']}>
          在新窗口打开
        </a>
      </p>
    );
  }
  if (state) {
    return (
      <p className={styles['document']} data-state={state.kind}>
        {title}
        <span className={styles['state']}>
          {state.kind === 'failed' ? `下载失败：${state.reason}` : stateTexts[state.kind]}
        </span>
      </p>
    );
  }
  return (
    <label className={styles['document']}>
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      {title}
      <span className={styles['state']}>{document.order.createTime.slice(0, 10)}</span>
    </label>
  );
}

const isExternalRepository = (document: OrderDocument): document is Invoice =>
  document.kind === 'invoice' && document.elsewhere;
