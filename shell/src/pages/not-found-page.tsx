import { Link } from 'react-router-dom';
import { paths } from 'shared-kernel/domain';
import styles from './message-page.module.css';

export default function NotFoundPage() {
  return (
    <div className={styles['page']}>
      <p className={styles['number']} aria-hidden="true">
        404
      </p>
      <h1>页面不存在</h1>
      <p>您访问的页面可能已移动或被删除，请检查地址是否正确。</p>
      <Link to={paths.home} className={styles['action']}>
        返回首页
      </Link>
    </div>
  );
}
