import { pathTo } from 'shared-kernel/domain';
import { ButtonLink } from 'shared-kernel/ui';
import coming from './drawings/coming.svg';
import styles from './message-page.module.css';

export default function WaitingPage() {
  return (
    <div className={styles['page']}>
      <img src={coming} alt="" width="360" height="220" className={styles['drawing']} />
      <h1>敬请期待</h1>
      <p>此功能正在建设中，上线后将第一时间通知您。</p>
      <div className={styles['action']}>
        <ButtonLink to={pathTo('/home')} kind="primary" size="large">
          返回首页
        </ButtonLink>
      </div>
    </div>
  );
}
