import { pathTo } from 'shared-kernel/domain';
import { ButtonLink, Page } from 'shared-kernel/ui';
import styles from './message-page.module.css';

interface MessagePageProps {
  /** Address of a drawing, 360 by 220. */
  drawing: string;
  title: string;
  text: string;
}

/** A page that says one thing and leads back to the home page. */
export const MessagePage = ({ drawing, title, text }: MessagePageProps) => (
  <Page>
    <div className={styles['message']}>
      <img src={drawing} alt="" width="360" height="220" className={styles['drawing']} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles['action']}>
        <ButtonLink to={pathTo('/home')} kind="primary" size="large">
          返回首页
        </ButtonLink>
      </div>
    </div>
  </Page>
);
