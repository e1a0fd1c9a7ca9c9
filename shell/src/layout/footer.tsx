import { Link } from 'react-router-dom';
import { company, pathTo, servicePhoneHref } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { VisuallyHidden } from 'shared-kernel/ui';
import { LegalLink } from '../legal/legal-link';
import styles from './footer.module.css';
import { useStatedLinks } from './use-stated-links';

export function Footer() {
  const loggedIn = useSession() !== null;
  const stated = useStatedLinks();
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <section>
          <h2>{company.name}</h2>
          <address>
            <p>地址：{company.address}</p>
            <p>邮编：{company.postcode}</p>
            <p>
              电话：<a href={servicePhoneHref}>{company.servicePhone}</a>（{company.serviceHours}）
            </p>
          </address>
        </section>
        <section>
          <h2>资质证照</h2>
          <ul className={styles['columns']}>
            {company.licences.map(({ certificate, label }) => (
              <li key={certificate}>
                <Link to={pathTo('/certificate', { certificate })}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>条款与联系</h2>
          <ul>
            <li>
              <LegalLink text="clause">使用条款</LegalLink>
            </li>
            <li>
              <LegalLink text="privacy">隐私声明</LegalLink>
            </li>
            <li>
              <Link to={loggedIn ? pathTo('/contactus') : pathTo('/home/contact_us')}>联系我们</Link>
            </li>
            {stated.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
            <li>
              <a href={company.groupSite} target="_blank" rel="noreferrer">
                {company.groupName}
                <VisuallyHidden>（新窗口）</VisuallyHidden>
              </a>
            </li>
          </ul>
        </section>
      </div>
      <p className={styles['records']}>
        <span>
          © {new Date().getFullYear()} {company.name}
        </span>
        <span>{company.icp}</span>
        <span>{company.policeRecord}</span>
      </p>
    </footer>
  );
}
