import { Link } from 'react-router-dom';
import { paths } from 'shared-kernel/domain';
import styles from './message-page.module.css';

export default function WaitingPage() {
  return (
    <div className={styles['page']}>
      <h1>敬请期待</h1>
      <p>此功能正在建设中，上线后将第一时间通知您。</p>
      <Link to={paths.home} className={styles['action']}>
        返回首页
      </Link>
    </div>
  );
}
