import { useLocation } from 'react-router-dom';
import { prerenderedPage } from '../app-shell/prerendered-page';
import styles from './page-loading.module.css';

/**
 * In place of a page whose code is on its way: what the document has shown of it, else a bar on top and the page's rough
 * shape, once it takes a while.
 */
export function PageLoading() {
  const { pathname } = useLocation();
  const kept = prerenderedPage(pathname);
  if (kept)
    return (
      <div role="status" aria-label="正在加载">
        <div ref={(place) => place?.replaceChildren(...kept)} aria-hidden="true" />
      </div>
    );
  return (
    <div role="status" aria-label="正在加载" className={styles['loading']}>
      <div className={styles['progress']} />
      <div className={styles['shape']} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
