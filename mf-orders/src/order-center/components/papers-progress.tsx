import { formatCount } from 'shared-kernel/domain';
import { Button } from 'shared-kernel/ui';
import { setPapers, usePapers } from '../model/papers-store';
import { megabytes } from '../model/papers-wanted';
import { packPapers } from './pack-papers';
import styles from './papers-progress.module.css';

/** How far the papers are that are being packed; nothing when none are. */
export function PapersProgress() {
  const { packed } = usePapers();
  if (!packed) return null;
  const { wanted, count, received, problem, stop } = packed;
  if (problem !== null) {
    return (
      <p role="alert" className={styles['papers']} data-failed>
        <span>
          {formatCount(count, '份')}单据下载失败：{problem}
        </span>
        <Button kind="text" onClick={() => void packPapers({ wanted, count })}>
          重试
        </Button>
        <Button kind="text" aria-label="关闭单据下载" onClick={() => setPapers(null)}>
          关闭
        </Button>
      </p>
    );
  }
  return (
    <p className={styles['papers']}>
      <progress aria-label="单据下载进度" />
      <span>
        正在打包 {formatCount(count, '份')}单据，已接收 {megabytes(received)}；可离开本页，完成后自动保存
      </span>
      <Button kind="text" onClick={stop}>
        停止
      </Button>
    </p>
  );
}
