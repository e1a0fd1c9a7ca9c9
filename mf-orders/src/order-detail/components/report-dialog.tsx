import { useState } from 'react';
import { useTask } from 'shared-kernel/calls';
import type { Parcel } from 'shared-kernel/contracts';
import { Dialog } from 'shared-kernel/dialog';
import { limits, unbroken } from 'shared-kernel/domain';
import { QuantityInput, toast } from 'shared-kernel/ui';
import { reportParcel } from '../api/report-parcel';
import { reportableOf, reportNames } from '../model/receipt';
import styles from './report-dialog.module.css';
import { ReportPictures } from './report-pictures';
import { WordsField } from './words-field';

export interface ReportDialogProps {
  orderId: string;
  parcel: Parcel;
  onClose: () => void;
}

/** Reports missing or damaged goods of a parcel, with pictures. */
export default function ReportDialog({ orderId, parcel, onClose }: ReportDialogProps) {
  const lines = parcel.lines.filter((line) => reportableOf(line) > 0);
  const [lineId, setLineId] = useState(lines[0]?.id ?? '');
  const [kind, setKind] = useState<'shortage' | 'damage'>('shortage');
  const [count, setCount] = useState(1);
  const [words, setWords] = useState('');
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const report = useTask(reportParcel);
  const line = lines.find(({ id }) => id === lineId);
  const most = line ? reportableOf(line) : 1;

  const send = () =>
    report.mutate(
      { orderId, lineId, kind, count: Math.min(count, most), words, pictures },
      {
        onSuccess: () => {
          void toast.success('已反馈，请等待厂家答复');
          onClose();
        },
      },
    );

  return (
    <Dialog
      title="反馈短少或破损"
      okText="提交反馈"
      okDisabled={!line || words.trim() === ''}
      busy={report.isPending}
      onOk={send}
      onClose={onClose}
    >
      <div className={styles['fields']}>
        <label>
          商品
          <select value={lineId} onChange={(event) => setLineId(event.target.value)}>
            {lines.map(({ id, productName, unitTitle, gift }) => (
              <option key={id} value={id}>
                {unbroken(productName)} {unitTitle}
                {gift && '（赠品）'}
              </option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend>问题</legend>
          {(['shortage', 'damage'] as const).map((one) => (
            <label key={one} className={styles['choice']}>
              <input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
              {reportNames[one]}
            </label>
          ))}
        </fieldset>
        <div className={styles['count']}>
          <span>数量</span>
          <QuantityInput
            label={`${reportNames[kind]}数量`}
            value={Math.min(count, most)}
            min={1}
            max={most}
            onChange={setCount}
          />
          <span>{line?.unitName}</span>
        </div>
      </div>
      <WordsField label="情况说明" max={limits.reasonMax} value={words} onChange={setWords} />
      <ReportPictures pictures={pictures} disabled={report.isPending} onChange={setPictures} />
    </Dialog>
  );
}
