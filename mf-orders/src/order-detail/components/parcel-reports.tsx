import type { ParcelLine } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { reportNames } from '../model/receipt';
import { DownloadFile } from './download-file';
import styles from './parcel-reports.module.css';

/** The buyer's reports on a line of a parcel, with the provider's answers. */
export const ParcelReports = ({ line: { reports, unitName } }: { line: ParcelLine }) =>
  reports.map(({ id, kind, count, words, time, pictureUrls, answer, answerTime }) => (
    <div key={id} className={styles['report']}>
      <p>
        {time} 反馈{reportNames[kind]} {formatCount(count, unitName)}：{words}
      </p>
      {pictureUrls.map((url, index) => (
        <DownloadFile key={url} text={`图片 ${index + 1}`} url={url} />
      ))}
      <p>{answerTime ? `厂家 ${answerTime} 答复：${answer}` : '等待厂家答复'}</p>
    </div>
  ));
