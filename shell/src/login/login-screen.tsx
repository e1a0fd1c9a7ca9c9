import { lazy, Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { company, pathTo, safeRedirect, servicePhoneHref } from 'shared-kernel/domain';
import { useLazyDialog } from 'shared-kernel/ui';
import { Logo } from '../layout/logo';
import { LegalLink } from '../legal/legal-link';
import { useRemotesState } from '../remotes/remotes-context';
import { isKnown } from '../routes/route-at';
import type { SessionEnded } from '../session/http-results';
import { AccountLogin } from './account-login';
import { LoginLoop } from './login-loop';
import styles from './login-screen.module.css';
import { LoginTabs } from './login-tabs';
import { MobileLogin } from './mobile-login';

const loadReset = () => import('./reset-password-dialog');
const ResetPasswordDialog = lazy(loadReset);

const expiredText = '登录已过期，请重新登录。登录后将回到刚才的页面，购物车已为您保留。';

export default function LoginScreen() {
  const ended = (useLocation().state as SessionEnded | null)?.ended;
  const [query] = useSearchParams();
  const { routes } = useRemotesState();
  const leadsNowhere = !isKnown(safeRedirect(query.get('redirect')), routes);
  const resetting = useLazyDialog(loadReset);
  return (
    <div className={styles['screen']}>
      <LoginLoop />
      <header className={styles['top']}>
        <Logo />
      </header>
      <main className={styles['main']}>
        <div className={styles['words']}>
          <b>{company.slogan}</b>
          <p>{company.promise}</p>
        </div>
        <div className={styles['card']}>
          <h1>欢迎登录</h1>
          {ended !== undefined && (
            <p role="status" className={styles['notice']}>
              {ended === null ? expiredText : `${ended}。购物车已为您保留。`}
            </p>
          )}
          {leadsNowhere && (
            <p role="status" className={styles['notice']}>
              您要打开的页面不存在，请核对地址。<Link to={pathTo('/home')}>返回首页</Link>
            </p>
          )}
          <LoginTabs
            tabs={[
              { name: '账号登录', panel: <AccountLogin onForgotPassword={() => void resetting.open()} /> },
              { name: '手机登录', panel: <MobileLogin /> },
            ]}
          />
          <p className={styles['apply']}>
            还没有账号？<Link to={pathTo('/apply')}>申请开户</Link>
          </p>
          <p className={styles['consent']}>
            登录即表示您已阅读并同意<LegalLink text="clause">《使用条款》</LegalLink>和
            <LegalLink text="privacy">《隐私声明》</LegalLink>
          </p>
        </div>
      </main>
      <footer className={styles['bottom']}>
        <span>{company.name}</span>
        <span>{company.icp}</span>
        <span>
          服务热线 <a href={servicePhoneHref}>{company.servicePhone}</a>
        </span>
      </footer>
      {resetting.isOpen && (
        <Suspense>
          <ResetPasswordDialog onClose={resetting.close} />
        </Suspense>
      )}
    </div>
  );
}
