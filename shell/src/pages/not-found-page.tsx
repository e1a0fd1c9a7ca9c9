import { pathTo } from 'shared-kernel/domain';
import { ButtonLink } from 'shared-kernel/ui';
import missing from './drawings/missing.svg';
import styles from './message-page.module.css';

export default function NotFoundPage() {
  return (
    <div className={styles['page']}>
      <img src={missing} alt="" width="360" height="220" className={styles['drawing']} />
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
