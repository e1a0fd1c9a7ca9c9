import { useId, useState } from 'react';
import { keepPreviousData, useCall } from 'shared-kernel/calls';
import type { PaperKind } from 'shared-kernel/contracts';
import { Dialog } from 'shared-kernel/dialog';
import { formatCount, orderTabs, recentPeriods, webStatuses } from 'shared-kernel/domain';
import { Button, QueryView, Skeleton } from 'shared-kernel/ui';
import { type OrderQuery, periodProblem, type WantedOrders } from '../model/order-query';
import { countPapers, paperKinds, papersProblem } from '../model/papers-wanted';
import { packPapers } from './pack-papers';
import styles from './papers-dialog.module.css';

export interface PapersDialogProps {
  query: Pick<OrderQuery, 'webStatus' | 'filter'>;
  wanted: WantedOrders;
  onClose: () => void;
}

/** Chooses the papers of a period, says how many there are, and packs them in the background. */
export default function PapersDialog({ query, wanted, onClose }: PapersDialogProps) {
  const [period, setPeriod] = useState({
    start: query.filter.startDate ?? '',
    end: query.filter.endDate ?? '',
  });
  const [webStatus, setWebStatus] = useState(query.webStatus);
  const [kinds, setKinds] = useState<readonly PaperKind[]>(paperKinds.map(({ kind }) => kind));
  const problemId = useId();

  const orders = {
    webStatus,
    ...(period.start && { startDate: period.start }),
    ...(period.end && { endDate: period.end }),
    ...wanted,
  };
  const wrongPeriod = periodProblem(period.start, period.end);
  const counted = useCall('order/export/papers/count', wrongPeriod ? null : orders, {
    placeholderData: keepPreviousData,
  });
  const { data: counts, isPlaceholderData } = counted;
  const problem = wrongPeriod ?? (counts ? papersProblem(counts, kinds) : null);
  const count = counts ? countPapers(counts, kinds) : 0;
  const isReady = counts !== undefined && !isPlaceholderData && problem === null;

  function pack(): void {
    void packPapers({ wanted: { ...orders, kinds: [...kinds] }, count });
    onClose();
  }

  return (
    <Dialog
      title="批量下载单据"
      okText={isReady ? `打包下载 ${formatCount(count, '份')}` : '打包下载'}
      okDisabled={!isReady}
      onOk={pack}
      onClose={onClose}
    >
      <div className={styles['form']}>
        <fieldset>
          <legend>下单日期</legend>
          <span className={styles['days']}>
            <input
              type="date"
              aria-label="单据开始日期"
              max="9999-12-31"
              value={period.start}
              onChange={({ target }) => setPeriod({ ...period, start: target.value })}
            />
            <span aria-hidden="true">至</span>
            <input
              type="date"
              aria-label="单据结束日期"
              max="9999-12-31"
              aria-invalid={wrongPeriod !== null || undefined}
              aria-describedby={problem ? problemId : undefined}
              value={period.end}
              onChange={({ target }) => setPeriod({ ...period, end: target.value })}
            />
          </span>
          <span className={styles['recent']}>
            {recentPeriods(new Date()).map((recent) => (
              <Button key={recent.name} kind="text" onClick={() => setPeriod(recent.period)}>
                {recent.name}
              </Button>
            ))}
            <Button kind="text" onClick={() => setPeriod({ start: '', end: '' })}>
              全部
            </Button>
          </span>
        </fieldset>
        <label className={styles['status']}>
          订单状态
          <select
            value={webStatus}
            onChange={({ target }) =>
              setWebStatus(webStatuses.find((known) => `${known}` === target.value) ?? webStatus)
            }
          >
            {orderTabs.map((tab) => (
              <option key={tab.webStatus} value={tab.webStatus}>
                {tab.name}
              </option>
            ))}
          </select>
        </label>
        {Object.keys(wanted).length > 0 && <p className={styles['hint']}>采购人与科室同订单列表所选。</p>}
        <fieldset className={styles['kinds']}>
          <legend>单据种类</legend>
          {paperKinds.map(({ kind, name }) => (
            <label key={kind}>
              <input
                type="checkbox"
                checked={kinds.includes(kind)}
                onChange={({ target }) =>
                  setKinds(target.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
                }
              />
              {name}
              {counts && <span className={styles['count']}>{formatCount(counts[kind], '份')}</span>}
            </label>
          ))}
        </fieldset>
        {problem ? (
          <p id={problemId} className={styles['problem']} role="status">
            {problem}
          </p>
        ) : (
          <QueryView compact name="单据数" query={counted} skeleton={<Skeleton width="60%" />}>
            {({ elsewhere }) => (
              <p className={styles['hint']} role="status">
                共 {formatCount(count, '份')}，每个订单一个文件夹。打包在后台进行，可继续浏览。
                {elsewhere > 0 && `另有 ${formatCount(elsewhere, '张')}发票在开票平台，请在订单详情中打开。`}
              </p>
            )}
          </QueryView>
        )}
      </div>
    </Dialog>
  );
}
