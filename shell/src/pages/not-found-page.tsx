import { pathTo } from 'shared-kernel/domain';
import { ButtonLink } from 'shared-kernel/ui';
import styles from './message-page.module.css';

export default function NotFoundPage() {
  return (
    <div className={styles['page']}>
      <p className={styles['number']} aria-hidden="true">
        404
      </p>
      <h1>页面不存在</h1>
      <p>您访问的页面可能已移动或被删除，请检查地址是否正确。</p>
      <div className={styles['action']}>
        <ButtonLink to={pathTo('/home')} kind="primary" size="large">
          返回首页
        </ButtonLink>
      </div>
    </div>
  );
}
