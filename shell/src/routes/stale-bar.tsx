import styles from './stale-bar.module.css';

/** Goes on saying, to who has chosen to stay, that the page is an older one. */
export const StaleBar = () => (
  <p role="status" className={styles['bar']}>
    商城已更新，本页仍是更新前的版本。
    <button type="button" onClick={() => window.location.reload()}>
      刷新
    </button>
  </p>
);
