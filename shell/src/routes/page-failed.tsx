import { Link } from 'react-router-dom';
import { paths } from 'shared-kernel/domain';
import styles from './page-failed.module.css';

export interface PageFailedProps {
  /** Absent when only loading the document anew can help. */
  retry?: (() => void) | undefined;
}

/** In place of a page that could not be shown. */
export function PageFailed({ retry }: PageFailedProps) {
  return (
    <div role="alert" className={styles['failed']}>
      <h1>此页面暂时无法打开</h1>
      <p>
        {retry
          ? '可能是网络不稳定，或服务正在更新。其他页面不受影响，您可以稍后重试。'
          : '页面的部分内容未能加载，需要刷新后继续。'}
      </p>
      <div className={styles['actions']}>
        <button type="button" onClick={retry ?? (() => window.location.reload())}>
          {retry ? '重试' : '刷新页面'}
        </button>
        <Link to={paths.home}>返回首页</Link>
      </div>
    </div>
  );
}
