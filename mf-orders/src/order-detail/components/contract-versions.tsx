import type { OrderContract } from 'shared-kernel/contracts';
import styles from './contract-versions.module.css';
import { DownloadFile } from './download-file';

export interface ContractVersionsProps {
  /** The latest first. */
  versions: NonNullable<OrderContract['versions']>;
}

const shownDigits = 12;

/** Versions of an order's contract; only the latest is valid. */
export function ContractVersions({ versions }: ContractVersionsProps) {
  if (versions.length === 0) return null;
  return (
    <section className={styles['versions']} aria-label="合同版本">
      <h3 className={styles['title']}>合同版本</h3>
      <ul>
        {versions.map(({ version, digest, fileUrl, createTime, valid }) => (
          <li key={version} className={styles['version']}>
            <span>
              第 {version} 版{valid ? '（现行）' : '（已作废）'}
            </span>
            <span className={styles['facts']}>
              {createTime}　摘要 <span title={digest}>{digest.slice(0, shownDigits)}</span>
            </span>
            <DownloadFile text={`下载第 ${version} 版`} url={fileUrl} />
          </li>
        ))}
      </ul>
    </section>
  );
}
