import { useEffect } from 'react';
import { pathTo } from 'shared-kernel/domain';
import { Button, ButtonLink, renewFailedViews } from 'shared-kernel/ui';
import styles from './page-failed.module.css';
import { reloadAfresh } from './reload-afresh';

export interface PageFailedProps {
  /** Absent when only loading the document anew can help. */
  retry?: (() => void) | undefined;
  /** A retry has failed already. */
  persists?: boolean;
}

/** In place of a page that could not be shown. */
export function PageFailed({ retry, persists = false }: PageFailedProps) {
  // A retry, or another visit, asks anew for the code that did not come.
  useEffect(renewFailedViews, []);
  return (
    <div role="alert" className={styles['failed']}>
      <svg aria-hidden="true" viewBox="0 0 160 96" className={styles['picture']}>
        <path d="M8 56h34M118 56h34" />
        <path d="M42 40h12a14 14 0 0 1 14 14v4a14 14 0 0 1-14 14H42z" className={styles['plug']} />
        <path d="M118 40h-10a14 14 0 0 0-14 14v4a14 14 0 0 0 14 14h10z" className={styles['plug']} />
        <path d="M68 50h8M68 62h8" />
        <path d="M82 20v12M66 24l6 10M98 24l-6 10" className={styles['spark']} />
      </svg>
      <h1>此页面暂时无法打开</h1>
      <p>
        {retry
          ? '可能是网络不稳定，或服务正在更新。其他页面不受影响，您可以稍后重试。'
          : '页面的部分内容未能加载，需要刷新后继续。'}
      </p>
      <div className={styles['actions']}>
        {retry && (
          <Button kind="primary" onClick={retry}>
            重试
          </Button>
        )}
        {(persists || !retry) && (
          <Button kind={retry ? 'secondary' : 'primary'} onClick={() => void reloadAfresh()}>
            刷新页面
          </Button>
        )}
        <ButtonLink to={pathTo('/home')}>返回首页</ButtonLink>
      </div>
    </div>
  );
}
