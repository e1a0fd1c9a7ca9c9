import styles from './page-loading.module.css';

/** In place of a page whose code is on its way: a bar on top and the page's rough shape, once it takes a while. */
export function PageLoading() {
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
